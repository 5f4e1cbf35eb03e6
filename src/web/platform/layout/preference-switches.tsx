import { language, THEMES, theme, useLanguage, useTheme, type Theme } from '../preferences/preferences.ts';
import { layoutTexts } from '../texts/platform/layout.ts';
import { useTexts } from '../texts/texts.ts';
import { CheckIcon, MoonIcon, ScreenIcon, SunIcon } from '../ui/icons/icons.tsx';
import { Menu, MENU_ENTRY } from '../ui/menu.tsx';

const ICONS = { system: ScreenIcon, light: SunIcon, dark: MoonIcon } as const satisfies Record<
  Theme,
  unknown
>;

export function ThemeMenu() {
  const texts = useTexts(layoutTexts);
  const chosen = useTheme();
  const ChosenIcon = ICONS[chosen];
  return (
    <Menu label={`${texts.theme}: ${texts.themes[chosen]}`} trigger={<ChosenIcon />}>
      {(close) =>
        THEMES.map((option) => {
          const OptionIcon = ICONS[option];
          return (
            <button
              key={option}
              type="button"
              aria-pressed={option === chosen}
              className={MENU_ENTRY}
              onClick={() => {
                theme.choose(option);
                close();
              }}
            >
              <OptionIcon />
              <span className="grow">{texts.themes[option]}</span>
              {option === chosen && <CheckIcon size={16} />}
            </button>
          );
        })
      }
    </Menu>
  );
}

/** Switches to the other language; the button's label is in that language. */
export function LanguageSwitch() {
  const texts = useTexts(layoutTexts);
  const other = useLanguage() === 'bg' ? 'en' : 'bg';
  return (
    <button
      type="button"
      lang={other}
      title={texts.otherLanguage}
      onClick={() => language.choose(other)}
      className="finger-size h-9 min-w-9 rounded-control text-sm text-soft hover:bg-hair hover:text-ink"
    >
      <span aria-hidden="true">{other === 'bg' ? 'БГ' : 'EN'}</span>
      <span className="sr-only">{texts.otherLanguage}</span>
    </button>
  );
}

import type { EtfOrShare } from '#api/portfolio/etfs-and-shares';
import type { Portfolio } from '../../../platform/queries/portfolio/etfs-and-shares.ts';
import { etfsAndSharesTexts } from '../../../platform/texts/portfolio/etfs-and-shares.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';

/** The changes that a user with write access can make to an ETF or share. */
export interface EtfOrShareHandlers {
  readonly edit: (item: EtfOrShare) => void;
  /** Marks it as expired, or as active again. */
  readonly changeStatus: (item: EtfOrShare) => void;
  readonly remove: (item: EtfOrShare) => void;
  /** Confirms or changes the closing day of an expired one. */
  readonly changeClosingDay: (item: EtfOrShare) => void;
}

interface ChangeButtonsProps {
  readonly portfolio: Portfolio;
  readonly item: EtfOrShare;
  readonly handlers: EtfOrShareHandlers;
}

export function ChangeButtons({ portfolio, item, handlers }: ChangeButtonsProps) {
  const texts = useTexts(etfsAndSharesTexts);
  const buttons = [
    { label: texts.edit, onClick: handlers.edit },
    { label: item.expired ? texts.unexpire : texts.expire, onClick: handlers.changeStatus },
    { label: texts.remove, onClick: handlers.remove },
  ];
  return (
    <div
      role="group"
      aria-label={portfolio.owner === 'me' ? texts.actions : texts.adminActions}
      className="relative flex flex-wrap gap-1 max-md:order-4 max-[1400px]:col-span-full min-[1400px]:justify-end no-print"
    >
      {buttons.map(({ label, onClick }) => (
        <Button
          key={label}
          kind="quiet"
          className="h-8! px-2!"
          aria-label={`${label} ${item.isin}`}
          onClick={() => onClick(item)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

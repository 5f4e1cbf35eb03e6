import type { EtfOrShare } from '#api/portfolio/etfs-and-shares';
import { etfsAndSharesTexts } from '../../../platform/texts/portfolio/etfs-and-shares.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';

/** The actions an administrator can take on an ETF or share. */
export interface Acts {
  readonly edit: (item: EtfOrShare) => void;
  /** Marks it as expired, or as active again. */
  readonly changeStatus: (item: EtfOrShare) => void;
  readonly remove: (item: EtfOrShare) => void;
  /** Confirms or changes the closing day of an expired one. */
  readonly changeClosingDay: (item: EtfOrShare) => void;
}

interface AdminActionsProps {
  readonly item: EtfOrShare;
  readonly acts: Acts;
}

export function AdminActions({ item, acts }: AdminActionsProps) {
  const texts = useTexts(etfsAndSharesTexts);
  const buttons = [
    { label: texts.edit, act: acts.edit },
    { label: item.expired ? texts.unexpire : texts.expire, act: acts.changeStatus },
    { label: texts.remove, act: acts.remove },
  ];
  return (
    <div
      role="group"
      aria-label={texts.adminActions}
      className="relative flex flex-wrap gap-1 max-md:order-4 max-[1400px]:col-span-full min-[1400px]:justify-end no-print"
    >
      {buttons.map(({ label, act }) => (
        <Button
          key={label}
          kind="quiet"
          className="h-8! px-2!"
          aria-label={`${label} ${item.isin}`}
          onClick={() => act(item)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

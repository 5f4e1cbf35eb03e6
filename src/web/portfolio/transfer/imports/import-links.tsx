import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ImportId } from '#api/platform/ids';
import type { Import } from '#api/portfolio/imports/import-fields';
import type { ImportOwner } from '../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { buttonLook } from '../../../platform/ui/button.tsx';

interface LinkProps {
  readonly owner: ImportOwner;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to one import. */
export function ImportLink({ owner, id, ...link }: LinkProps & { readonly id: ImportId }) {
  const params = { id: String(id) };
  return owner === 'office' ? (
    <Link {...link} to="/admin/imports/$id" params={params} />
  ) : (
    <Link {...link} to="/my/imports/$id" params={params} />
  );
}

/** A link to the list of imports, where the next file is chosen. */
export function ImportsLink({ owner, className = buttonLook(), children }: LinkProps) {
  return (
    <Link to={owner === 'office' ? '/admin/imports' : '/my/imports'} className={className}>
      {children}
    </Link>
  );
}

/** A link to the imported holdings: the user's own bonds, or the page of the file's holder. */
export function HoldingsLink({
  owner,
  upload: { holder },
}: {
  readonly owner: ImportOwner;
  readonly upload: Import;
}) {
  const texts = useTexts(importsTexts);
  if (owner === 'me') {
    return (
      <Link to="/my-bonds" className={buttonLook()}>
        {texts.toBonds}
      </Link>
    );
  }
  if (holder === null) return null;
  return (
    <Link to="/admin/users/$id" params={{ id: String(holder.userId) }} className={buttonLook()}>
      {texts.toHolder(holder.username)}
    </Link>
  );
}

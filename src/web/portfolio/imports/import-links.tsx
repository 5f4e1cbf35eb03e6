import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ImportId } from '#api/platform/ids';
import type { ImportOwner } from '../../platform/queries/portfolio/imports.ts';
import { buttonLook } from '../../platform/ui/button.tsx';

interface LinkProps {
  readonly owner: ImportOwner;
  readonly className?: string;
  readonly children: ReactNode;
}

/** To one import. */
export function ImportLink({ owner, id, ...link }: LinkProps & { readonly id: ImportId }) {
  const params = { id: String(id) };
  return owner === 'office' ? (
    <Link {...link} to="/admin/imports/$id" params={params} />
  ) : (
    <Link {...link} to="/my/imports/$id" params={params} />
  );
}

/** To the list of imports, where the next file is chosen. */
export function ImportsLink({ owner, className = buttonLook(), children }: LinkProps) {
  return (
    <Link to={owner === 'office' ? '/admin/imports' : '/my/imports'} className={className}>
      {children}
    </Link>
  );
}

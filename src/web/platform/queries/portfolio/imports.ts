import { useInfiniteQuery, useIsMutating, useMutationState, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { z } from 'zod';
import type { Access } from '#api/platform/endpoint';
import type { ImportId, ImportMappingId, ImportSymbolId } from '#api/platform/ids';
import type { Import, ImportMapping, ImportRow, RowChanges, RowKind } from '#api/portfolio/imports/import-fields'; // prettier-ignore
import { ROWS_PER_PAGE } from '#api/portfolio/imports/row-kinds';
import {
  KeptRows,
  listImportMappings,
  myImports,
  officeImports,
  removeImportMapping,
  type ImportEndpoints,
} from '#api/portfolio/imports/imports';
import { CallError } from '../../api-client/call-error.ts';
import { call } from '../../api-client/call.ts';
import { useIdempotencyKey } from '../../forms/use-idempotency-key.ts';
import { fromEndpoint } from '../from-endpoint.ts';
import { queryClient } from '../query-client.ts';
import { useMutation } from '../use-mutation.ts';

/** Whose imports: those of the office, or of the person's own portfolio. */
export type ImportOwner = 'office' | 'me';

const ENDPOINTS: Readonly<Record<ImportOwner, ImportEndpoints<Access>>> = {
  office: officeImports,
  me: myImports,
};
const POLL_MS = 500;
/** After a quicker correction the screen shows no sign of loading. */
const BEFORE_POLL_MS = 2_000;

const listKey = (owner: ImportOwner) => ['imports', owner] as const;
const oneKey = (owner: ImportOwner, id: ImportId) => [...listKey(owner), id] as const;
const rowsKey = (owner: ImportOwner, id: ImportId) => [...oneKey(owner, id), 'rows'] as const;

/** The last imports, newest first; refetched while a file is being read. */
export function useImports(owner: ImportOwner, isUploading: boolean) {
  return useQuery({
    queryKey: listKey(owner),
    ...fromEndpoint(ENDPOINTS[owner].list),
    refetchInterval: ({ state }) =>
      isUploading || state.data?.some((one) => one.state === 'reading') === true ? POLL_MS : false,
  });
}

/** The key of the mutations after which the file is read again. */
const readingKey = (owner: ImportOwner, id: ImportId) => ['read-again', ...oneKey(owner, id)] as const;

const DISCARDING = ['discard-import'] as const;

/** True since the request to discard the import, unless that failed. */
function useIsDiscarded(id: ImportId): boolean {
  const discards = useMutationState({
    filters: {
      mutationKey: DISCARDING,
      predicate: ({ state }) => state.variables === id && state.status !== 'error',
    },
  });
  return discards.length > 0;
}

/** One import; refetched while its file is being read, but not after it was discarded: it would not be found. */
export function useImport(owner: ImportOwner, id: ImportId) {
  const isReadAgain = useIsMutating({ mutationKey: readingKey(owner, id) }) > 0;
  const isDiscarded = useIsDiscarded(id);
  const whileSent = isReadAgain ? BEFORE_POLL_MS : false;
  const found = useQuery({
    queryKey: oneKey(owner, id),
    queryFn: ({ signal }) => call(ENDPOINTS[owner].find, { params: { id }, signal }),
    enabled: !isDiscarded,
    refetchInterval: ({ state }) => (state.data?.state === 'reading' ? POLL_MS : whileSent),
  });
  const isReading = found.data?.state === 'reading';
  useEffect(() => {
    // The rows before the reading must not be shown after it, and during it only some are there.
    if (isReading) queryClient.removeQueries({ queryKey: rowsKey(owner, id) });
  }, [owner, id, isReading]);
  return found;
}

const FIRST: number | undefined = undefined;

/** The rows of an import, page by page. */
export function useImportRows(owner: ImportOwner, id: ImportId, kind: RowKind | undefined) {
  return useInfiniteQuery({
    queryKey: [...rowsKey(owner, id), kind ?? 'all'],
    queryFn: ({ pageParam: after, signal }) =>
      call(ENDPOINTS[owner].listRows, { params: { id }, query: { kind, after }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: (page) => (page.length < ROWS_PER_PAGE ? undefined : page.at(-1)?.place),
    refetchOnWindowFocus: false,
  });
}

export function listRejectedRows(owner: ImportOwner, id: ImportId) {
  return call(ENDPOINTS[owner].listRejected, { params: { id } });
}

/** Stores the import from the answer, and refetches everything else about it. */
async function keep(owner: ImportOwner, answered: Import): Promise<void> {
  await queryClient.cancelQueries({ queryKey: oneKey(owner, answered.id), exact: true });
  queryClient.setQueryData(oneKey(owner, answered.id), answered);
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: listKey(owner), exact: true }),
    queryClient.invalidateQueries({
      queryKey: rowsKey(owner, answered.id),
      refetchType: answered.state === 'reading' ? 'none' : 'active',
    }),
  ]);
}

export interface ChosenFile {
  readonly fileName: string;
  readonly content: string;
  readonly holder: number | undefined;
}

export function useUploadImport(owner: ImportOwner) {
  return useMutation({
    mutationFn: ({ holder, ...body }: ChosenFile) =>
      call(ENDPOINTS[owner].upload, { query: { holder }, body }),
    onSuccess: (answered) => keep(owner, answered),
  });
}

export function useMapColumns(owner: ImportOwner, id: ImportId) {
  return useMutation({
    mutationKey: readingKey(owner, id),
    mutationFn: (body: z.input<typeof ImportMapping>) => call(ENDPOINTS[owner].map, { params: { id }, body }),
    onSuccess: (answered) =>
      Promise.all([
        keep(owner, answered),
        queryClient.invalidateQueries({ queryKey: SAVED_MAPPINGS }),
        queryClient.invalidateQueries({ queryKey: symbolsKey(owner) }),
      ]),
  });
}

const symbolsKey = (owner: ImportOwner) => ['import-symbols', owner] as const;

/** The ISINs that were answered for symbols. */
export function useSavedSymbols(owner: ImportOwner) {
  return useQuery({ queryKey: symbolsKey(owner), ...fromEndpoint(ENDPOINTS[owner].listSymbols) });
}

export function useChangeSymbol(owner: ImportOwner) {
  return useMutation({
    mutationFn: ({ id, isin }: { readonly id: ImportSymbolId; readonly isin: string }) =>
      call(ENDPOINTS[owner].changeSymbol, { params: { id }, body: { isin } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: symbolsKey(owner) }),
  });
}

export function useRemoveSymbol(owner: ImportOwner) {
  return useMutation({
    mutationFn: (id: ImportSymbolId) => call(ENDPOINTS[owner].removeSymbol, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: symbolsKey(owner) }),
  });
}

const SAVED_MAPPINGS = ['import-mappings'] as const;

/** The mappings that the office keeps. */
export function useSavedMappings() {
  return useQuery({
    queryKey: SAVED_MAPPINGS,
    queryFn: ({ signal }) => call(listImportMappings, { signal }),
  });
}

export function useRemoveMapping() {
  return useMutation({
    mutationFn: (id: ImportMappingId) => call(removeImportMapping, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: SAVED_MAPPINGS }),
  });
}

/** The cells of a row as they are in the file. */
export function useFindCells(owner: ImportOwner, id: ImportId) {
  return useMutation({
    mutationFn: (place: number) => call(ENDPOINTS[owner].findCells, { params: { id, place } }),
  });
}

/** Corrects cells: the file is read again with them. */
export function useCorrectCells(owner: ImportOwner, id: ImportId) {
  return useMutation({
    mutationKey: readingKey(owner, id),
    mutationFn: (corrections: RowChanges['corrections']) =>
      call(ENDPOINTS[owner].changeRows, { params: { id }, body: { corrections } }),
    onSuccess: (answered) => keep(owner, answered),
  });
}

interface LoadedRows {
  readonly pages: readonly ImportRow[][];
}

export interface RowChoice {
  readonly place: number;
  readonly isIncluded: boolean;
}

/** Choices of rows are sent one after another: each answer has the counts after those before it. */
const includingScope = (id: ImportId) => ({ id: `include-rows ${id}` });

/** Includes or excludes a row. Only this row is refetched. */
export function useIncludeRow(owner: ImportOwner, id: ImportId) {
  return useMutation({
    scope: includingScope(id),
    mutationFn: (choice: RowChoice) =>
      call(ENDPOINTS[owner].changeRows, { params: { id }, body: { included: [choice] } }),
    onSuccess: (answered, { place, isIncluded }) => {
      queryClient.setQueryData(oneKey(owner, id), answered);
      queryClient.setQueriesData<LoadedRows>({ queryKey: rowsKey(owner, id) }, (loaded) =>
        loaded === undefined
          ? undefined
          : {
              ...loaded,
              pages: loaded.pages.map((page) =>
                page.map((row) => (row.place === place ? { ...row, isIncluded } : row)),
              ),
            },
      );
    },
  });
}

/** Includes or excludes all rows of a kind, loaded or not. */
export function useIncludeAll(owner: ImportOwner, id: ImportId) {
  return useMutation({
    scope: includingScope(id),
    mutationFn: (all: NonNullable<RowChanges['all']>) =>
      call(ENDPOINTS[owner].changeRows, { params: { id }, body: { all } }),
    onSuccess: (answered) => keep(owner, answered),
  });
}

export function useDiscardImport(owner: ImportOwner) {
  return useMutation({
    mutationKey: DISCARDING,
    mutationFn: (id: ImportId) => call(ENDPOINTS[owner].discard, { params: { id } }),
    onMutate: (id) => queryClient.cancelQueries({ queryKey: oneKey(owner, id) }),
    // Not awaited, like that of Undo.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: listKey(owner), exact: true }),
  });
}

/** An import changes every list; its own rows stay the same. */
const invalidateAll = () =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes('rows') });

export function useConfirmImport(owner: ImportOwner, id: ImportId) {
  const { keyFor } = useIdempotencyKey();
  return useMutation({
    mutationFn: (onlyGoodRows: boolean) => {
      const sent = { params: { id }, body: { onlyGoodRows } };
      return call(ENDPOINTS[owner].confirm, { ...sent, idempotencyKey: keyFor(sent) });
    },
    onSuccess: (answered) => {
      queryClient.setQueryData(oneKey(owner, id), answered);
      return invalidateAll();
    },
  });
}

export interface UndoRequest {
  readonly id: ImportId;
  readonly ifChanged: 'keep' | 'stop';
}

export function useUndoImport(owner: ImportOwner) {
  const { keyFor } = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ id, ifChanged }: UndoRequest) => {
      const sent = { params: { id }, body: { ifChanged } };
      return call(ENDPOINTS[owner].undo, { ...sent, idempotencyKey: keyFor(sent) });
    },
    // Not awaited: the button that reports the result disappears with the next answer.
    onSuccess: () => void invalidateAll(),
  });
}

/** The rows that stopped an undo; undefined for any other error. */
export function keptRows(error: Error): KeptRows | undefined {
  if (!(error instanceof CallError) || error.code !== 'changed_since') return undefined;
  return KeptRows.safeParse(error.current).data;
}

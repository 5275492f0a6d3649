import type { FileItem, FolderItem } from "#app/media/library/items";

/** A row of the library: folders stand before files. */
export type Entry = { isFolder: true; item: FolderItem } | { isFolder: false; item: FileItem };

export const entriesOf = (folders: readonly FolderItem[], files: readonly FileItem[]): Entry[] => [
	...folders.map((item) => ({ isFolder: true as const, item })),
	...files.map((item) => ({ isFolder: false as const, item })),
];

/** What tells entries of both kinds apart in one list: the name of the field that carries it, and its id. */
export const keyOf = ({ isFolder, item }: Entry) => `${isFolder ? "folders" : "files"}:${item.id}`;

/** The fields that name chosen entries to the server. */
export function fieldsOf(keys: Iterable<string>): [name: string, value: string][] {
	return [...keys].map((key) => {
		const at = key.indexOf(":");
		return [`${key.slice(0, at)}[]`, key.slice(at + 1)];
	});
}

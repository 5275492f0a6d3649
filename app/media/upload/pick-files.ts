import type { Picked } from "./queue";

/** A file with the folders above it, where a whole folder was picked or dropped. */
export type Offered = { file: File; path: string };

/** What tells of a file without holding it. */
export const pickedOf = ({ file, path }: Offered): Picked => ({
	...{ name: file.name, size: file.size, type: file.type, lastModified: file.lastModified, path },
});

/** The files of a field; with `webkitdirectory` each knows its folders. */
export const fromField = (files: FileList | null): Offered[] =>
	[...(files ?? [])].map((file) => ({ file, path: foldersOf(file.webkitRelativePath) }));

const foldersOf = (path: string) => path.split("/").slice(0, -1).join("/");

/** Pictures and files of the clipboard; a picture that has no name of its own gets one with the time. */
export function fromClipboard(data: DataTransfer | null, nameOf: (ending: string) => string): Offered[] {
	return [...(data?.files ?? [])].map((file) => {
		if (!/^image\.\w+$/.test(file.name)) return { file, path: "" };
		const name = nameOf(file.name.split(".").at(-1) ?? "png");
		return { file: new File([file], name, { type: file.type, lastModified: file.lastModified }), path: "" };
	});
}

/** What was dropped, folders with all that is in them. Must be called while the drop is being handled. */
export async function fromDrop(data: DataTransfer): Promise<Offered[]> {
	const entries = [...data.items].flatMap((item) => (item.kind === "file" ? [item.webkitGetAsEntry()] : []));
	if (entries.every((entry) => entry === null)) return fromField(data.files);
	const found = await Promise.all(entries.map((entry) => (entry ? filesIn(entry, "") : [])));
	return found.flat();
}

async function filesIn(entry: FileSystemEntry, path: string): Promise<Offered[]> {
	if (entry.isFile) {
		const file = await new Promise<File | null>((resolve) =>
			(entry as FileSystemFileEntry).file(resolve, () => resolve(null)),
		);
		return file ? [{ file, path }] : [];
	}
	const reader = (entry as FileSystemDirectoryEntry).createReader();
	const below = path ? `${path}/${entry.name}` : entry.name;
	const found: Offered[] = [];
	// A directory gives its entries in portions, and an empty one when it has given all.
	for (;;) {
		const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
		if (some.length === 0) return found;
		for (const one of some) found.push(...(await filesIn(one, below)));
	}
}

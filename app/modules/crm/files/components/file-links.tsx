import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import { paths } from "../../paths";
import type { FileItem } from "../attachments.server";

/** Files as chips with their sizes; each opens or saves its file. */
export function FileLinks({ files, tenant, label }: { files: readonly FileItem[]; tenant: string; label: string }) {
	const size = useFileSize();
	if (files.length === 0) return null;
	return (
		<ul aria-label={label} className="mt-2 flex flex-wrap gap-2">
			{files.map((file) => (
				<li key={file.id} className="min-w-0">
					<a
						href={paths(tenant).file(file.id)}
						download
						className="flex min-h-9 max-w-full items-center gap-2 rounded-7 border border-line-2 px-2.5 text-13 hover:bg-hover max-md:min-h-11"
					>
						<Icon name="file-text" className="text-ink-2" />
						<span className="min-w-0 truncate">{file.name}</span>
						<span className="shrink-0 text-ink-3">{size(file.size)}</span>
					</a>
				</li>
			))}
		</ul>
	);
}

/** A file's size as people read it: in kB, from a million bytes on in MB. */
export function useFileSize(): (bytes: number) => string {
	const { number } = useFormat();
	return (bytes) =>
		bytes < 1_000_000
			? number(Math.max(1, Math.round(bytes / 1000)), { style: "unit", unit: "kilobyte" })
			: number(bytes / 1_000_000, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 });
}

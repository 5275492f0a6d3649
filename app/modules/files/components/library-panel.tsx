import { FilePanel } from "./file-panel";
import { FolderPanel } from "./folder-panel";
import type { Panel } from "./panel/panel-types";

/** The panel beside the list: of a file, or of a folder. */
export function LibraryPanel({ panel, answer }: { panel: Panel; answer: unknown }) {
	return panel.kind === "file" ? (
		<FilePanel key={panel.file.id} panel={panel} answer={answer} />
	) : (
		<FolderPanel key={panel.folder.id} panel={panel} answer={answer} />
	);
}

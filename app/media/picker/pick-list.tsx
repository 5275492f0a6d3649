import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { Skeleton } from "#app/ui/skeleton";
import { FolderIcon, KindIcon } from "../kind-icon";
import { useSize } from "../use-size";
import type { Look, PickedFile } from "./use-pick";

type PickListProps = Look & {
	chosen: readonly PickedFile[];
	multiple: boolean;
	isSearch: boolean;
	onChoose: (file: PickedFile) => void;
	onFolder: (folder: string) => void;
	onMore: () => void;
	onAgain: () => void;
};

/** Folders to go into and files to choose, or why there are none. */
export function PickList(props: PickListProps) {
	const { state, found, chosen, multiple, isSearch, onChoose, onFolder, onMore, onAgain } = props;
	const { t } = useTranslation("filePicker");
	const size = useSize();
	if (state === "closed")
		return (
			<p className="flex gap-2 p-4 text-sm text-ink-2">
				<Icon name="lock" className="mt-0.5" />
				<span>{t("closed")}</span>
			</p>
		);
	if (state === "failed")
		return (
			<div role="alert" className="flex flex-wrap items-center justify-between gap-3 bg-danger-soft p-4 text-sm">
				<span className="text-danger-ink">{t("failed")}</span>
				<Button size="sm" onClick={onAgain}>
					{t("again")}
				</Button>
			</div>
		);
	if (!found)
		return (
			<div className="p-4">
				<Skeleton rows={5} />
			</div>
		);
	if (found.folders.length + found.items.length === 0)
		return <p className="p-4 text-sm text-ink-3">{t(isSearch ? "noHits" : "empty")}</p>;
	return (
		<ul className="divide-y divide-line">
			{found.folders.map((folder) => (
				<li key={folder.id}>
					<button
						type="button"
						onClick={() => onFolder(folder.id)}
						className="flex min-h-11 w-full items-center gap-3 px-3 py-1.5 text-left text-sm hover:bg-hover"
					>
						<FolderIcon />
						<span className="min-w-0 flex-1 break-all">
							<bdi>{folder.name}</bdi>
						</span>
						<Icon name="chevron-right" className="text-ink-3" />
					</button>
				</li>
			))}
			{found.items.map((file) => {
				const isChosen = chosen.some(({ id }) => id === file.id);
				return (
					<li key={file.id} className={isChosen ? "bg-accent-soft" : ""}>
						<label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1.5 text-sm hover:bg-hover">
							<input
								type={multiple ? "checkbox" : "radio"}
								checked={isChosen}
								onChange={() => onChoose(file)}
								className="tick shrink-0"
							/>
							<KindIcon file={{ kind: file.kind, thumbnail: file.thumbnail_url }} />
							<span className="min-w-0 flex-1 break-all">
								<bdi>{file.file_name}</bdi>
							</span>
							<span className="shrink-0 text-13 text-ink-3 tabular-nums" suppressHydrationWarning>
								{size(file.size)}
							</span>
						</label>
					</li>
				);
			})}
			{found.next && (
				<li className="p-2">
					<Button kind="quiet" size="sm" onClick={onMore}>
						{t("more")}
					</Button>
				</li>
			)}
		</ul>
	);
}

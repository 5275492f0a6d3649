import { useTranslation } from "react-i18next";
import { FolderIcon, KindIcon } from "#app/media/kind-icon";
import type { SharedItem } from "#app/media/library/shared.server";
import { Badge } from "#app/ui/badge";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { useLibrary } from "./library-context";
import { useLibraryAddress } from "./use-library-address";

/** What people have shared with the visitor, who it was, and until when. */
export function SharedWithMe({ items }: { items: readonly SharedItem[] }) {
	const { t } = useTranslation("files");
	const { places } = useLibrary();
	const address = useLibraryAddress();
	const columns: Column<SharedItem>[] = [
		{
			key: "name",
			header: t("list.name"),
			phone: "title",
			cell: ({ file, folder }) => (
				// A folder into which one may send takes what is dropped on its row.
				<span data-folder={folder && folder.right !== "view" ? folder.id : undefined} className="block">
					<RowLink
						to={folder ? places.shared(folder.id) : address.file(file?.id ?? null)}
						lead={file ? <KindIcon file={file} /> : <FolderIcon isShared />}
					>
						<bdi className="break-all">{file?.name ?? folder?.name}</bdi>
					</RowLink>
				</span>
			),
		},
		{ key: "by", header: t("shared.by"), cell: ({ by }) => by?.name ?? t("shared.gone") },
		{ key: "at", header: t("shared.at"), cell: ({ at }) => <Time at={at} /> },
		{
			key: "until",
			header: t("shared.until"),
			cell: ({ expiresAt }) =>
				expiresAt === null ? (
					<span className="text-ink-3">{t("shared.noEnd")}</span>
				) : (
					<Time at={expiresAt} as="date" />
				),
		},
		{
			key: "asks",
			header: t("shared.asks"),
			hideHeader: true,
			phone: "state",
			cell: ({ asksConfirmation, isConfirmed }) =>
				asksConfirmation && (
					<Badge tone={isConfirmed ? "success" : "info"} icon={isConfirmed ? "check" : "list-checks"}>
						{t(isConfirmed ? "shared.confirmed" : "shared.asks")}
					</Badge>
				),
		},
	];
	return (
		<Table label={t("shared.part.withme")} columns={columns} rows={items} rowKey={({ id }) => id} density="roomy" />
	);
}

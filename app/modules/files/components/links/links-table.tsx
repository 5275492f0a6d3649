import { useTranslation } from "react-i18next";
import { selectColumn } from "#app/lists/components/select-column";
import type { Selection } from "#app/lists/components/use-selection";
import { FolderIcon, KindIcon } from "#app/media/kind-icon";
import type { listMyShares } from "#app/media/library/my-shares.server";
import { Badge } from "#app/ui/badge";
import { IconLink } from "#app/ui/button";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import type { paths } from "../../paths";
import { useShareWords } from "../panel/use-share-words";
import "#app/ui/list.css";

export type MyShare = Awaited<ReturnType<typeof listMyShares>>["items"][number];
export type MyShareKind = "link" | "request" | "people";
type LinksTableProps = {
	kind: MyShareKind;
	items: readonly MyShare[];
	places: ReturnType<typeof paths>;
	selection: Selection;
	/** The address of the same list with one link open to be changed. */
	editing: (id: string) => string;
};

/** What somebody shares, a row each; the name leads to the sharing of the file or folder. */
export function LinksTable({ kind, items, places: at, selection, editing }: LinksTableProps) {
	const { t } = useTranslation("fileSharing");
	const nameOf = ({ label, item }: MyShare) => label || item.name;
	const common: Column<MyShare>[] = [
		selectColumn(selection, { id: ({ id }) => id, name: nameOf, header: t("links.select") }),
		{ key: "name", header: t("links.name"), phone: "title", cell: (share) => <ShareName share={share} places={at} /> },
	];
	const columnsOf = { link: linkColumns, request: requestColumns, people: peopleColumns };
	const columns = [...common, ...columnsOf[kind](t, editing)];
	return (
		<Table label={t(`links.tab.${kind}`)} columns={columns} rows={items} rowKey={({ id }) => id} density="roomy" />
	);
}

function ShareName({ share, places: at }: { share: MyShare; places: LinksTableProps["places"] }) {
	const { t } = useTranslation("fileSharing");
	const { item, label } = share;
	const home = item.isTeam ? at.shared() : at.yours();
	const lead =
		item.kind === "folder" ? <FolderIcon isShared /> : <KindIcon file={{ kind: item.fileKind, thumbnail: null }} />;
	const name = <bdi className="break-all">{item.name}</bdi>;
	if (item.isGone)
		return (
			<span className="flex items-center gap-2.5">
				<span className="row-lead flex">{lead}</span>
				<span>
					{name} <span className="text-xs text-ink-3">({t("links.inTrash")})</span>
				</span>
			</span>
		);
	if (share.request)
		return (
			<RowLink to={at.request({ id: share.id })} lead={lead} under={item.name}>
				{label || name}
			</RowLink>
		);
	const panel = `${item.kind === "file" ? "file" : "dir"}=${item.id}&tab=sharing`;
	return (
		<RowLink to={`${home}?${panel}`} lead={lead} under={label || undefined}>
			{name}
		</RowLink>
	);
}

type Words = ReturnType<typeof useTranslation<"fileSharing">>["t"];

const until = (t: Words): Column<MyShare> => ({
	key: "until",
	header: t("links.until"),
	cell: (share) => <Until share={share} />,
});

const linkColumns = (t: Words, editing: LinksTableProps["editing"]): Column<MyShare>[] => [
	{
		key: "use",
		header: t("links.use"),
		cell: ({ views, downloads, maxDownloads }) => (
			<span className="tabular-nums">
				{t("link.views", { count: views })} ·{" "}
				{maxDownloads === null
					? t("link.downloads", { count: downloads })
					: t("link.downloadsOf", { count: maxDownloads, downloads })}
			</span>
		),
	},
	{
		key: "last",
		header: t("links.last"),
		cell: ({ lastUsedAt }) =>
			lastUsedAt === null ? <span className="text-ink-3">{t("link.unused")}</span> : <Time at={lastUsedAt} />,
	},
	until(t),
	{ key: "state", header: t("links.state"), phone: "state", cell: (share) => <LinkState share={share} /> },
	{
		key: "actions",
		header: t("links.actions"),
		hideHeader: true,
		phone: "end",
		align: "right",
		className: "sm:w-px",
		cell: (share) => <LinkActions share={share} editing={editing} />,
	},
];

const requestColumns = (t: Words): Column<MyShare>[] => [
	{
		key: "received",
		header: t("links.received"),
		cell: ({ request }) => (
			<span className="tabular-nums">{t("fileRequests:files", { count: request?.received ?? 0 })}</span>
		),
	},
	{
		key: "last",
		header: t("links.last"),
		cell: ({ lastUsedAt }) =>
			lastUsedAt === null ? <span className="text-ink-3">{t("link.unused")}</span> : <Time at={lastUsedAt} />,
	},
	until(t),
	{ key: "state", header: t("links.state"), phone: "state", cell: (share) => <LinkState share={share} /> },
];

const peopleColumns = (t: Words): Column<MyShare>[] => [
	{ key: "with", header: t("links.with"), cell: (share) => <Target share={share} /> },
	{ key: "right", header: t("people.rights"), cell: ({ rights }) => t(`right.${rights}`) },
	{ key: "at", header: t("links.at"), cell: ({ at }) => <Time at={at} /> },
	until(t),
	{ key: "state", header: t("links.state"), phone: "state", cell: (share) => <LinkState share={share} /> },
];

function Target({ share }: { share: MyShare }) {
	return <>{useShareWords().target(share)}</>;
}

function Until({ share: { expiresAt } }: { share: MyShare }) {
	const { t } = useTranslation("fileSharing");
	return expiresAt === null ? (
		<span className="text-ink-3">{t("links.noEnd")}</span>
	) : (
		<Time at={expiresAt} as="date" />
	);
}

/** What is worth a look: over, soon over, used of late or not, asks to be read. */
function LinkState({ share }: { share: MyShare }) {
	const { t } = useTranslation("fileSharing");
	if (share.isOver)
		return (
			<Badge tone="danger" icon="circle-x">
				{t("links.over")}
			</Badge>
		);
	return (
		<span className="flex flex-wrap gap-1.5">
			{share.request?.isClosed && <Badge icon="lock">{t("links.closed")}</Badge>}
			{share.endsSoon && (
				<Badge tone="warning" icon="clock">
					{t(`links.${share.isUsedLately ? "soonUsed" : share.isUnused ? "soonUnused" : "soon"}`)}
				</Badge>
			)}
			{share.hasPassword && <Badge icon="lock">{t("link.hasPassword")}</Badge>}
			{share.asksConfirmation && <Badge icon="list-checks">{t("people.asks")}</Badge>}
		</span>
	);
}

function LinkActions({ share, editing }: { share: MyShare; editing: LinksTableProps["editing"] }) {
	const { t } = useTranslation("fileSharing");
	const name = share.label || share.item.name;
	if (share.item.isGone) return null;
	return (
		<IconLink size="sm" icon="pencil" to={editing(share.id)} label={t("links.editOf", { name })} preventScrollReset />
	);
}

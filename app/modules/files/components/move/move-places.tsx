import type { MouseEvent, Ref } from "react";
import { useTranslation } from "react-i18next";
import { FolderIcon } from "#app/media/kind-icon";
import { LinkButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import type { MoveData } from "../../show-move.server";

type MovePlacesProps = {
	data: MoveData;
	/** The page's address with another folder to look into, or the next ones of the same. */
	into: (folder: string, cursor?: string) => string;
	/** Where somebody goes without leaving the page; the links lead to the page of the folder else. */
	onGo?: (event: MouseEvent, address: string) => void;
	list?: Ref<HTMLUListElement>;
};

/** The folders that one walks through: both trees, the way to the folder, and what is in it. */
export function MovePlaces({ data, into, onGo, list }: MovePlacesProps) {
	const { at, breadcrumb, isTeam, isRoot, inside, isFirst, next } = data;
	const { t } = useTranslation("files");
	const root = (isOrganisation: boolean) => (isOrganisation ? "organisation" : "");
	const step = (folder: string, cursor?: string) => {
		const to = into(folder, cursor);
		return { to, onClick: onGo && ((event: MouseEvent) => onGo(event, to)) };
	};
	return (
		<>
			<nav className="mb-4 flex flex-wrap gap-2" aria-label={t("move.trees")}>
				{(["mine", "team"] as const).map((tree) => {
					const isChosen = isTeam === (tree === "team");
					return (
						<LinkButton
							key={tree}
							size="sm"
							kind={isChosen ? "secondary" : "quiet"}
							icon={tree === "team" ? "building-2" : "folder"}
							{...step(root(tree === "team"))}
							aria-current={isChosen && isRoot ? "true" : undefined}
						>
							{t(`root.${tree}`)}
						</LinkButton>
					);
				})}
			</nav>
			<nav aria-label={t("list.way")} className="mb-2 flex flex-wrap items-center gap-1 text-sm">
				<Icon name="folder" className="text-ink-3" />
				<Link {...step(root(isTeam))} className="link">
					{t(isTeam ? "root.team" : "root.mine")}
				</Link>
				{breadcrumb.map(({ id, name }) => (
					<span key={id} className="flex min-w-0 items-center gap-1">
						<Icon name="chevron-right" className="size-3.5 text-ink-3" />
						<Link {...step(id)} className="link break-all" aria-current={id === at ? "true" : undefined}>
							{name}
						</Link>
					</span>
				))}
			</nav>
			<ul
				ref={list}
				tabIndex={-1}
				className="card max-h-[min(24rem,45dvh)] divide-y divide-line overflow-y-auto shadow-1"
				aria-label={t("move.inside", { name: hereOf(data, t) })}
			>
				{inside.length === 0 && <li className="p-4 text-sm text-ink-3">{t("move.noFolders")}</li>}
				{inside.map(({ id, name }) => (
					<li key={id}>
						<Link {...step(id)} className="flex min-h-11 items-center gap-3 px-4 py-1.5 text-sm hover:bg-hover">
							<FolderIcon />
							<span className="min-w-0 flex-1 break-all">
								<bdi>{name}</bdi>
							</span>
							<Icon name="chevron-right" className="text-ink-3" />
						</Link>
					</li>
				))}
			</ul>
			{(!isFirst || next) && (
				<div className="mt-3 flex flex-wrap gap-2">
					{!isFirst && (
						<LinkButton size="sm" kind="quiet" {...step(at)}>
							{t("move.first")}
						</LinkButton>
					)}
					{next && (
						<LinkButton size="sm" kind="secondary" {...step(at, next)}>
							{t("move.more")}
						</LinkButton>
					)}
				</div>
			)}
		</>
	);
}

/** What the folder is called that is looked into. */
export const hereOf = ({ name, isTeam }: MoveData, t: (key: "root.team" | "root.mine") => string): string =>
	name ?? t(isTeam ? "root.team" : "root.mine");

/** The same query with another folder to look into. */
export function intoOf(query: URLSearchParams, folder: string, cursor?: string): string {
	const next = new URLSearchParams(query);
	next.set("at", folder);
	next.delete("cursor");
	if (cursor) next.set("cursor", cursor);
	return `?${next}`;
}

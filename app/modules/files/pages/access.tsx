import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Time } from "#app/ui/time";
import { AccessAsk } from "../components/access-ask";
import { ItemOpeners } from "../components/item-openers";
import { useShareWords } from "../components/panel/use-share-words";
import { page } from "../guard.server";
import { paths } from "../paths";
import { AccessQuery, showAccess } from "../show-links.server";

export const handle = { i18n: ["files", "fileSharing", "modules", "errors"], title: "fileSharing:access.title" };

export const loader = page("access", AccessQuery, showAccess);

/** What somebody can open, each way with what gives it, and who can open one thing; of others for who may ask. */
export default function Access() {
	const { tenant, item, person, mayAsk, mayBrowse, members, team, all, shares, next } = useLoaderData<typeof loader>();
	const { t } = useTranslation("fileSharing");
	const { role } = useShareWords();
	const at = paths(tenant);
	const who = person.isMe ? "you" : "them";
	if (item)
		return (
			<PageBody width="settings">
				<PageHeader
					back={{ to: at.access(), label: t("access.title") }}
					title={t("access.openersOf", { name: item.name ?? t("access.hidden") })}
				/>
				<AccessAsk members={members} />
				<ItemOpeners item={item} access={at.access} />
			</PageBody>
		);
	return (
		<PageBody width="settings">
			<PageHeader
				back={mayBrowse ? { to: at.yours(), label: t("links.back") } : undefined}
				title={person.isMe ? t("access.titleYou") : t("access.titleOf", { name: person.name })}
				meta={t("access.intro")}
			/>
			{mayAsk && <AccessAsk members={members} person={person.id} />}
			<h2 className="mb-3 text-base font-semibold">{t("access.ways")}</h2>
			<CardList label={t("access.ways")}>
				<Way icon="folder" title={t(`access.own.${who}`)} right={t("right.manage")}>
					{t(`access.ownHelp.${who}`)}
				</Way>
				<Way
					icon="building-2"
					title={t("access.team")}
					right={t(`right.${team}`)}
					to={person.isMe ? at.shared() : undefined}
				>
					{t("access.byRole", { role: role(person.role) })}
				</Way>
				<Way
					icon="users-round"
					title={t("access.open")}
					right={t(`right.${all}`)}
					to={person.isMe ? at.sharedPart("open") : undefined}
				>
					{t(all === "manage" ? "access.byRole" : "access.openHelp", { role: role(person.role) })}
				</Way>
			</CardList>
			<h2 className="mt-8 mb-3 text-base font-semibold">{t(`access.shares.${who}`)}</h2>
			{shares.length === 0 ? (
				<p className="text-sm text-ink-3">{t("access.noShares")}</p>
			) : (
				<CardList label={t(`access.shares.${who}`)}>
					{shares.map((share) => (
						<SharedThing key={share.id} share={share} at={at} isMe={person.isMe} mayBrowse={mayBrowse} />
					))}
				</CardList>
			)}
			{next && (
				<div className="mt-6">
					<LinkButton to={`${at.access(person.id)}&cursor=${encodeURIComponent(next)}`}>{t("access.more")}</LinkButton>
				</div>
			)}
		</PageBody>
	);
}

type WayProps = { icon: IconName; title: string; right: string; to?: string; children: ReactNode };

function Way({ icon, title, right, to, children }: WayProps) {
	return (
		<CardRow className="items-start!">
			<Icon name={icon} className="mt-0.5 size-5 text-ink-3" />
			<div className="min-w-0 flex-1">
				<p className="flex flex-wrap justify-between gap-x-4">
					{to ? (
						<Link to={to} className="link font-medium">
							{title}
						</Link>
					) : (
						<span className="font-medium">{title}</span>
					)}
					<span className="text-13 text-ink-2">{right}</span>
				</p>
				<p className="text-13 text-ink-3">{children}</p>
			</div>
		</CardRow>
	);
}

type Shared = Awaited<ReturnType<typeof showAccess>>["shares"][number];

type SharedThingProps = { share: Shared; at: ReturnType<typeof paths>; isMe: boolean; mayBrowse: boolean };

function SharedThing({ share, at, isMe, mayBrowse }: SharedThingProps) {
	const { t } = useTranslation("fileSharing");
	const words = useShareWords();
	const { file, folder, by, rights, expiresAt } = share;
	const title = folder?.name ?? file?.name ?? t("access.hidden");
	const place = folder ? at.shared(folder.id) : file?.name ? `${at.sharedPart("withme")}&file=${file.id}` : undefined;
	// Whoever asks of others is led on to who can open it, where it itself is closed to them.
	const to = isMe || (mayBrowse && place) ? place : at.openersOf(folder?.id ?? file?.id ?? "");
	return (
		<Way icon={folder ? "folder" : "file"} title={title} right={t(`right.${rights}`)} to={to}>
			{words.reason({ kind: share.kind, role: share.role }, isMe)}
			{` · ${t("access.by", { name: by?.name ?? t("people.gone") })} `}
			<Time at={share.at} />
			{expiresAt !== null && (
				<>
					{` · ${t("access.until")} `}
					<Time at={expiresAt} as="date" />
				</>
			)}
		</Way>
	);
}

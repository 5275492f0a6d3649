import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OpenFrame } from "#app/directory/components/open-frame";
import { KindIcon } from "#app/media/kind-icon";
import { showLink, unlockLink } from "#app/media/library/link.server";
import { LinkPassword } from "#app/media/library/sharing.schema";
import { useSize } from "#app/media/use-size";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { Time } from "#app/ui/time";
import { UnlockForm } from "../components/open/unlock-form";

export const handle = { i18n: ["fileLink"] };

export const loader = publicPage(showLink);
export const action = publicAction({ unlock: handler(LinkPassword, unlockLink) });

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? [{ title: data.title }, { name: "robots", content: "noindex" }] : [];

/** What somebody gets who has a link: a file, or a folder's files; behind a password where the link has one. */
export default function FileLink() {
	const link = useLoaderData<typeof loader>();
	const { t } = useTranslation("fileLink");
	return (
		<OpenFrame {...link} label={t("language")}>
			{link.isLocked ? (
				<Locked />
			) : (
				<>
					<h1 className="text-3xl font-semibold break-words">{link.name}</h1>
					<p className="mt-2 text-base text-ink-2">{link.title}</p>
					<Files />
				</>
			)}
			{link.expiresAt !== null && (
				<p className="mt-6 text-13 text-ink-3">
					{t("until")} <Time at={link.expiresAt} as="dateTime" />
				</p>
			)}
		</OpenFrame>
	);
}

function Locked() {
	const { t } = useTranslation("fileLink");
	const words = { title: t("locked"), help: t("lockedHelp"), password: t("password"), open: t("open") };
	return <UnlockForm answer={useActionData<typeof action>()} words={words} />;
}

function Files() {
	const link = useLoaderData<typeof loader>();
	const { t } = useTranslation("fileLink");
	const size = useSize();
	if (link.isLocked) return null;
	const only = link.files.length === 1 && link.next === null ? link.files[0] : undefined;
	return (
		<>
			{link.downloadsLeft !== null && <p className="mt-4">{t("left", { count: link.downloadsLeft })}</p>}
			{only?.hasThumbnail && (
				<img
					src={`${only.url}?size=small`}
					alt=""
					className="mt-6 max-h-90 w-full rounded-xl border border-line bg-hover object-contain"
				/>
			)}
			{link.files.length === 0 && <p className="mt-6 text-ink-2">{t("empty")}</p>}
			<ul className="mt-6 flex flex-col divide-y divide-line border-y border-line">
				{link.files.map((file) => (
					<li key={file.guid} className="flex flex-wrap items-center justify-between gap-3 py-3">
						<span className="flex min-w-0 items-center gap-3">
							<KindIcon file={{ kind: file.kind, thumbnail: file.hasThumbnail ? `${file.url}?size=small` : null }} />
							<span className="min-w-0">
								<a href={file.url} className="link break-words" target="_blank" rel="noreferrer">
									{file.name}
								</a>
								<span className="block text-13 text-ink-3">{size(file.size)}</span>
							</span>
						</span>
						{link.allowDownload && (
							<LinkButton to={`${file.url}?download`} kind="secondary" reloadDocument>
								{t("download")}
							</LinkButton>
						)}
					</li>
				))}
			</ul>
			{link.next !== null && (
				<p className="mt-4">
					<a href={`?cursor=${encodeURIComponent(link.next)}`} className="link">
						{t("more")}
					</a>
				</p>
			)}
		</>
	);
}

import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { IconLink, LinkButton, SubmitButton } from "#app/ui/button";
import { CopyButton } from "#app/ui/copy-button";
import { CopyField } from "#app/ui/copy-field";
import { EmptyState } from "#app/ui/empty-state";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { type Column, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { page, pageAction } from "../guard.server";
import { linksHandlers } from "../links/link-actions.server";
import { LinkForms } from "../links/link-forms";
import { LinksQuery } from "../links/links.schema";
import { showLinks } from "../links/links.server";
import { paths } from "../paths";

export const handle = { i18n: ["norwegianLearning", "errors"], title: "norwegianLearning:links.title" };

export const loader = page("tests", LinksQuery, showLinks);
export const action = pageAction("tests", linksHandlers);

const tones = { open: "success", closed: "neutral", over: "warning", full: "info" } as const;

/** The ways by which people come to a test, and new ones. */
export default function Links() {
	const { test, links, unused, code, isFull, today, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("norwegianLearning");
	const at = paths(tenant);
	type Row = (typeof links)[number];
	const nameOf = (link: Row) => link.label || t(`linkKind.${link.kind}`);
	const columns: Column<Row>[] = [
		{
			...{ key: "label", header: t("link.label"), phone: "title" },
			cell: (link) => (
				<div className="min-w-0">
					<p className="font-medium break-words">{nameOf(link)}</p>
					<a href={link.address} className="link text-13 break-all" target="_blank" rel="noreferrer">
						{link.address}
					</a>
				</div>
			),
		},
		{
			key: "kind",
			header: t("link.kind"),
			phone: "line",
			cell: ({ kind, extra }) =>
				[t(`linkKind.${kind}`), ...(extra > 0 ? [t("link.extraOf", { value: extra })] : [])].join(" · "),
		},
		{
			...{ key: "state", header: t("link.state"), phone: "state" },
			cell: ({ state }) => <Badge tone={tones[state]}>{t(`linkState.${state}`)}</Badge>,
		},
		{
			...{ key: "begun", header: t("link.begun"), align: "right", phone: "line" },
			cell: ({ begun, most }) => (most > 0 ? t("link.ofMost", { begun, most }) : begun),
		},
		{
			...{ key: "expires", header: t("link.expiresOn"), phone: "hide" },
			cell: ({ expiresOn }) => (expiresOn ? <Time at={expiresOn} as="date" /> : "–"),
		},
		{
			...{ key: "actions", header: t("link.actions"), hideHeader: true, phone: "state" },
			cell: (link) => (
				<div className="flex items-center justify-end gap-2 max-sm:justify-start">
					<IconLink
						to={`${at.links(test.id)}?qr=${link.id}`}
						icon="qr-code"
						size="sm"
						label={t("link.qrOf", { name: nameOf(link) })}
					/>
					<Form method="post" preventScrollReset>
						<input type="hidden" name="id" value={link.id} />
						<SubmitButton
							intent={link.state === "closed" ? "reopen" : "close"}
							kind="secondary"
							size="sm"
							aria-label={t(link.state === "closed" ? "link.reopenOne" : "link.closeOne", { name: nameOf(link) })}
						>
							{t(link.state === "closed" ? "link.reopen" : "link.close")}
						</SubmitButton>
					</Form>
				</div>
			),
		},
	];
	return (
		<PageBody width="home">
			<PageHeader back={{ to: at.test(test.id), label: test.title }} title={t("links.title")} meta={t("links.help")} />
			<div className="flex flex-col gap-6">
				{test.status !== "open" && (
					<Notice
						tone="warning"
						action={
							<LinkButton size="sm" to={at.test(test.id)}>
								{t("links.toTest")}
							</LinkButton>
						}
					>
						{t("links.notOpen")}
					</Notice>
				)}
				{code && (
					<section className="card flex flex-wrap items-center gap-6 p-4" aria-labelledby="code">
						<svg
							viewBox={`0 0 ${code.qr.size} ${code.qr.size}`}
							width="224"
							height="224"
							role="img"
							aria-label={t("link.qrOf", { name: nameOf(code) })}
							shapeRendering="crispEdges"
							className="rounded-lg bg-white"
						>
							<path d={code.qr.path} fill="#000" />
						</svg>
						<div className="flex min-w-0 flex-1 basis-64 flex-col gap-3">
							<h2 id="code" className="text-base font-semibold">
								{t("link.qrOf", { name: nameOf(code) })}
							</h2>
							<CopyField label={t("link.address")} value={code.address} help={t("link.qrHelp")} />
							<LinkButton kind="quiet" size="sm" to={at.links(test.id)} className="self-start">
								{t("link.hideQr")}
							</LinkButton>
						</div>
					</section>
				)}
				{isFull ? <p className="text-sm text-ink-2">{t("links.full")}</p> : <LinkForms {...{ test, today, answer }} />}
				{unused.length > 0 && (
					<details className="card p-4">
						<summary className="min-h-11 cursor-pointer py-2.5 font-medium">
							{t("links.unused", { count: unused.length })}
						</summary>
						<p className="mb-2 text-13 text-ink-3">{t("links.unusedHelp")}</p>
						<textarea
							readOnly
							rows={Math.min(10, unused.length)}
							className="field font-mono text-13"
							aria-label={t("links.unused", { count: unused.length })}
							value={unused.join("\n")}
						/>
						<CopyButton value={unused.join("\n")} className="mt-2" />
					</details>
				)}
				{links.length === 0 ? (
					<EmptyState icon="link" title={t("links.none")}>
						{t("links.noneHelp")}
					</EmptyState>
				) : (
					<Table label={t("links.title")} density="roomy" rows={links} rowKey={({ id }) => id} columns={columns} />
				)}
			</div>
		</PageBody>
	);
}

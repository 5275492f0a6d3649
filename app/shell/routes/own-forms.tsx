import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ReplyBadge } from "#app/forms/review/components/reply-badge";
import { Nothing, tenantMember } from "../../platform/guard.server";
import { ownForms } from "../../registry/own-forms.server";
import { LinkButton } from "../../ui/button";
import { CardList, CardRow, Section } from "../../ui/card";
import { EmptyState } from "../../ui/empty-state";
import { useFormat } from "../../ui/format";
import { Link } from "../../ui/link";
import { PageBody, PageHeader } from "../../ui/page-header";

export const handle = { i18n: ["ownForms", "formReplies"], title: "ownForms:title" };

export const loader = tenantMember.page(Nothing, ownForms.list);

type Answered = ReturnType<typeof useLoaderData<typeof loader>>["answered"][number];

/** One's own forms, of all modules: what waits, and what one has answered. */
export default function OwnForms() {
	const { waiting, answered } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ownForms");
	return (
		<PageBody width="settings">
			<PageHeader title={t("title")} />
			{waiting.length === 0 && answered.length === 0 && (
				<EmptyState icon="clipboard-check" title={t("none")}>
					{t("noneHelp")}
				</EmptyState>
			)}
			{waiting.length > 0 && (
				<Section title={t("waiting")} count={waiting.length}>
					<CardList label={t("waiting")}>
						{waiting.map(({ id, title, to }) => (
							<CardRow key={id} className="flex-wrap justify-between">
								<span className="min-w-0 text-sm font-medium break-words">{title}</span>
								<LinkButton to={to} kind="primary" size="sm" aria-label={`${t("answer")}: ${title}`}>
									{t("answer")}
								</LinkButton>
							</CardRow>
						))}
					</CardList>
				</Section>
			)}
			{answered.length > 0 && (
				<Section title={t("answered")}>
					<ul className="card divide-y divide-line shadow-1" aria-label={t("answered")}>
						{answered.map((form) => (
							<AnsweredForm key={form.id} {...form} />
						))}
					</ul>
				</Section>
			)}
		</PageBody>
	);
}

function AnsweredForm({ title, figures, replies }: Answered) {
	const { t } = useTranslation("ownForms");
	const { date } = useFormat();
	const [last, ...earlier] = replies;
	return (
		<li className="p-4">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
				<h3 className="min-w-0 text-sm font-semibold break-words">{title}</h3>
				{figures && (
					<Link
						to={figures}
						className="link inline-flex min-h-6 items-center text-13"
						aria-label={`${t("figures")}: ${title}`}
					>
						{t("figures")}
					</Link>
				)}
			</div>
			{last && <Sent reply={last} title={title} />}
			{earlier.length > 0 && (
				<details>
					<summary
						className="link inline-flex min-h-11 cursor-pointer items-center text-13"
						aria-label={`${t("earlier", { count: earlier.length })}: ${title}`}
					>
						{t("earlier", { count: earlier.length })}
					</summary>
					{earlier.map((reply) => (
						<Sent key={reply.id} reply={reply} title={`${title}, ${date(reply.at ?? 0)}`} />
					))}
				</details>
			)}
		</li>
	);
}

function Sent({ reply, title }: { reply: Answered["replies"][number]; title: string }) {
	const { t } = useTranslation("ownForms");
	const { dateTime } = useFormat();
	return (
		<p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
			<Link to={reply.to} className="link inline-flex min-h-11 items-center" aria-label={`${t("open")}: ${title}`}>
				{reply.at ? dateTime(reply.at) : t("open")}
			</Link>
			{reply.status === "clarify" && <ReplyBadge status={reply.status} />}
			<Link
				to={reply.pdf}
				reloadDocument
				className="link inline-flex min-h-11 items-center text-13"
				aria-label={`${t("pdf")}: ${title}`}
			>
				PDF
			</Link>
		</p>
	);
}

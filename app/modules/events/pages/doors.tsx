import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { Checkbox } from "#app/ui/choices";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { CopyField } from "#app/ui/copy-field";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { PageBody } from "#app/ui/page-header";
import { SelectField, TextField } from "#app/ui/text-field";
import { EventHead } from "../components/event-head";
import { LinkInput, LinkRef, ListInput, ListRef } from "../door/door.schema";
import { addLink, closeLink, type ListData, removeList, saveList, showLists } from "../door/lists.server";
import { EventRef } from "../events.schema";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["eventDoor", "events", "errors"], title: "eventDoor:title" };

export const loader = page("list", EventRef, showLists);
export const action = pageAction("list", {
	saveList: handler(ListInput, saveList),
	removeList: handler(ListRef, removeList),
	addLink: handler(LinkInput, addLink),
	closeLink: handler(LinkRef, closeLink),
});

const blank = { id: "", title: "", sessionId: "", opensAt: "", closesAt: "", hasExit: false };
type Refused = { problem?: { intent: string }; values?: { list?: string } };

export default function Doors() {
	const { head, lists, sessions } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const refused = answer as Refused | undefined;
	/** The list whose form was refused; empty: a new one. */
	const sent = refused?.problem?.intent === "saveList" ? (refused.values?.list ?? "") : null;
	const { t } = useTranslation(["eventDoor", "events"]);
	const at = paths(head.tenant);
	return (
		<PageBody width="settings">
			<EventHead head={head} current="checkIn" />
			<h2 className="text-xl font-semibold">{t("title")}</h2>
			<p className="mt-1 mb-4 text-sm text-ink-2">{t("help")}</p>
			{lists.length === 0 && (
				<EmptyState icon="list-checks" title={t("none")}>
					{t("noneHelp")}
				</EmptyState>
			)}
			<ul className="flex flex-col gap-4">
				{lists.map((list) => (
					<li key={list.id} className="card flex flex-col gap-4 p-4">
						<div className="flex flex-wrap items-center justify-between gap-3">
							<div>
								<h3 className="text-base font-semibold break-words">{list.title}</h3>
								<p className="text-13 text-ink-2">
									{[
										sessions.find(({ value }) => value === list.sessionId)?.label,
										t("came", { count: list.came }),
										list.hasExit && t("field.hasExit"),
									]
										.filter(Boolean)
										.join(" · ")}
								</p>
							</div>
							<LinkButton kind="primary" icon="qr-code" to={at.door(head.id, list.id)}>
								{t("events:checkIn.do")}
							</LinkButton>
						</div>
						<Links list={list} answer={refused?.values?.list === list.id ? answer : undefined} />
						<details open={sent === list.id || undefined}>
							<summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">{t("change")}</summary>
							<ListForm list={list} answer={sent === list.id ? answer : undefined} />
							<div className="mt-3">
								<ConfirmButton
									label={t("remove")}
									title={t("removeTitle", { title: list.title })}
									confirmLabel={t("remove")}
									fields={{ intent: "removeList", list: list.id }}
								>
									{t("removeHelp", { count: list.came })}
								</ConfirmButton>
							</div>
						</details>
					</li>
				))}
			</ul>
			<Section title={t("new")} className="mt-8">
				<ListForm key={lists.length} list={blank} answer={sent === "" ? answer : undefined} />
			</Section>
		</PageBody>
	);
}

function ListForm({ list, answer }: { list: Omit<ListData, "came" | "links">; answer: unknown }) {
	const { sessions } = useLoaderData<typeof loader>();
	const { t } = useTranslation(["eventDoor", "events"]);
	const own = (field: string) => `${field}${list.id}`;
	const fields = ["title", "session", "opensAt", "closesAt"] as const;
	const problem = useFormProblem(answer, {
		intent: "saveList",
		ids: Object.fromEntries(fields.map((field) => [field, own(field)])),
	});
	const line = (name: "title" | "opensAt" | "closesAt", more: object = {}) => (
		<TextField
			id={own(name)}
			name={name}
			label={t(`field.${name}`)}
			error={problem.of(name)}
			defaultValue={problem.typed(name) ?? list[name]}
			autoComplete="off"
			{...more}
		/>
	);
	return (
		<Form method="post" className="flex flex-col gap-3" noValidate preventScrollReset>
			<input type="hidden" name="list" value={list.id} />
			{line("title", { help: t("field.titleHelp") })}
			{sessions.length > 0 && (
				<SelectField
					id={own("session")}
					name="session"
					label={t("field.session")}
					help={t("field.sessionHelp")}
					error={problem.of("session")}
					defaultValue={problem.typed("session") ?? list.sessionId}
					options={[{ value: "", label: t("field.noSession") }, ...sessions]}
				/>
			)}
			<div className="grid gap-3 sm:grid-cols-2">
				{line("opensAt", { type: "datetime-local", optional: true })}
				{line("closesAt", { type: "datetime-local", optional: true })}
			</div>
			<Checkbox
				id={own("hasExit")}
				name="hasExit"
				label={t("field.hasExit")}
				help={t("field.hasExitHelp")}
				defaultChecked={problem.ticked("hasExit") ?? list.hasExit}
			/>
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent="saveList" kind="secondary">
					{t(list.id ? "events:save" : "add")}
				</SubmitButton>
			</div>
		</Form>
	);
}

/** Who checks in by a list without an account, and a link for somebody new. */
function Links({ list, answer }: { list: ListData; answer: unknown }) {
	const { until } = useLoaderData<typeof loader>();
	const { t } = useTranslation("eventDoor");
	const format = useFormat();
	const own = (field: string) => `link-${field}${list.id}`;
	const problem = useFormProblem(answer, {
		intent: "addLink",
		ids: { title: own("title"), until: own("until") },
	});
	return (
		<div className="flex flex-col gap-3">
			{list.links.map((link) => (
				<div key={link.id} className="border-t border-line pt-3">
					<p className="flex flex-wrap items-center gap-2 text-sm">
						<span className="font-medium">{link.title}</span>
						{link.isKiosk && <Badge>{t("link.kiosk")}</Badge>}
						<span className="text-13 text-ink-3">
							{t(link.isOver ? "link.over" : "link.until", { time: format.dateTime(link.until) })}
						</span>
					</p>
					<div className="mt-1 flex flex-wrap items-end gap-2">
						{!link.isOver && (
							<div className="min-w-60 flex-1">
								<CopyField label={t("link.address", { title: link.title })} value={link.address} />
							</div>
						)}
						<ConfirmButton
							label={t("link.close")}
							title={t("link.closeTitle", { title: link.title })}
							confirmLabel={t("link.close")}
							fields={{ intent: "closeLink", link: link.id }}
						>
							{t("link.closeHelp")}
						</ConfirmButton>
					</div>
				</div>
			))}
			<details open={problem.summary.length > 0 || undefined}>
				<summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">{t("link.new")}</summary>
				<Form method="post" className="flex flex-col gap-3" noValidate preventScrollReset key={list.links.length}>
					<input type="hidden" name="list" value={list.id} />
					<TextField
						id={own("title")}
						name="title"
						label={t("link.title")}
						help={t("link.titleHelp")}
						error={problem.of("title")}
						defaultValue={problem.typed("title") ?? ""}
						autoComplete="off"
					/>
					<TextField
						id={own("until")}
						name="until"
						type="datetime-local"
						label={t("link.validUntil")}
						error={problem.of("until")}
						defaultValue={problem.typed("until") ?? until}
						className="max-w-80"
					/>
					<Checkbox
						id={own("isKiosk")}
						name="isKiosk"
						label={t("link.kiosk")}
						help={t("link.kioskHelp")}
						defaultChecked={problem.ticked("isKiosk") ?? false}
					/>
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="addLink" kind="secondary">
							{t("link.make")}
						</SubmitButton>
					</div>
				</Form>
			</details>
		</div>
	);
}

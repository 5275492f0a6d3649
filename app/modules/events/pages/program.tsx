import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { PageBody } from "#app/ui/page-header";
import { TextField } from "#app/ui/text-field";
import { EventHead } from "../components/event-head";
import { EventRef, SessionInput, SessionRef } from "../events.schema";
import { page, pageAction } from "../guard.server";
import { removeSession, type SessionData, saveSession, showProgram } from "../program.server";

export const handle = { i18n: ["events", "errors"], title: "events:page.program" };

export const loader = page("list", EventRef, showProgram);
export const action = pageAction("list", {
	saveSession: handler(SessionInput, saveSession),
	removeSession: handler(SessionRef, removeSession),
});

export default function Program() {
	const { head, sessions, starts, ends } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const sent = (answer as { values?: { session?: string } } | undefined)?.values?.session ?? "";
	const { t } = useTranslation("events");
	const format = useFormat();
	const blank = {
		id: "",
		title: "",
		track: "",
		speaker: "",
		place: "",
		capacity: null,
		day: starts.slice(0, 10),
		from: starts.slice(11),
		until: ends.slice(11),
		taken: 0,
	};
	return (
		<PageBody width="settings">
			<EventHead head={head} current="program" />
			{sessions.length === 0 && (
				<EmptyState icon="list-ordered" title={t("session.none")}>
					{t("session.noneHelp")}
				</EmptyState>
			)}
			<ul className="flex flex-col gap-2">
				{sessions.map((session) => (
					<li key={session.id} className="card p-4">
						<details open={sent === session.id || undefined}>
							<summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1">
								<span className="text-13 text-ink-2 tabular-nums">
									{format.date(session.day)} {session.from}–{session.until}
								</span>
								<span className="font-medium">{session.title}</span>
								<span className="text-13 text-ink-3">
									{[session.track, session.speaker, session.place].filter(Boolean).join(" · ")}
								</span>
								{session.capacity !== null && (
									<span className="text-13 text-ink-2">
										{t("taken", { taken: session.taken, capacity: session.capacity })}
									</span>
								)}
							</summary>
							<SessionForm session={session} answer={sent === session.id ? answer : undefined} />
						</details>
					</li>
				))}
			</ul>
			<Section title={t("session.new")} className="mt-8">
				<SessionForm key={sessions.length} session={blank} answer={sent === "" ? answer : undefined} />
			</Section>
		</PageBody>
	);
}

function SessionForm({ session, answer }: { session: SessionData; answer: unknown }) {
	const { t } = useTranslation("events");
	const own = (field: string) => `${field}${session.id}`;
	const fields = ["title", "startsAt", "endsAt", "track", "speaker", "place", "capacity"] as const;
	const problem = useFormProblem(answer, { ids: Object.fromEntries(fields.map((field) => [field, own(field)])) });
	const values = { ...session, startsAt: `${session.day}T${session.from}`, endsAt: `${session.day}T${session.until}` };
	const line = (name: (typeof fields)[number], more: object = {}) => (
		<TextField
			id={own(name)}
			name={name}
			label={t(`session.${name}`)}
			error={problem.of(name)}
			defaultValue={problem.typed(name) ?? String(values[name] ?? "")}
			autoComplete="off"
			{...more}
		/>
	);
	return (
		<Form method="post" className="mt-3 flex flex-col gap-3" noValidate preventScrollReset>
			<input type="hidden" name="session" value={session.id} />
			{line("title")}
			<div className="grid gap-3 sm:grid-cols-2">
				{line("startsAt", { type: "datetime-local" })}
				{line("endsAt", { type: "datetime-local" })}
				{line("track", { optional: true })}
				{line("speaker", { optional: true })}
				{line("place", { optional: true })}
				{line("capacity", { optional: true, type: "number", min: 1 })}
			</div>
			<FormErrors errors={problem.summary} />
			<div className="flex flex-wrap gap-2">
				<SubmitButton intent="saveSession" kind="secondary">
					{t(session.id ? "save" : "session.add")}
				</SubmitButton>
				{session.id && (
					<SubmitButton intent="removeSession" kind="danger">
						{t("session.remove")}
					</SubmitButton>
				)}
			</div>
		</Form>
	);
}

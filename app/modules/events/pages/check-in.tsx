import { Form, useActionData, useLoaderData, useSubmit } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isKept, keepingForms } from "#app/offline/keep-action";
import { handler } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { PageBody } from "#app/ui/page-header";
import { TextField } from "#app/ui/text-field";
import { type CheckedIn, checkIn, showCheckIn, undoCheckIn } from "../check-in.server";
import { CheckInResult } from "../components/check-in-result";
import { EventHead } from "../components/event-head";
import { Scanner } from "../components/scanner";
import { CheckInInput, CheckInQuery, RegistrationRef } from "../events.schema";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["events", "offline", "errors"], title: "events:page.checkIn" };

export const loader = page("list", CheckInQuery, showCheckIn);
export const action = pageAction("list", {
	checkIn: handler(CheckInInput, checkIn),
	undo: handler(RegistrationRef, undoCheckIn),
});
/** Each scan counts, also while there is no network at the door. */
export const clientAction = keepingForms({ replaces: false });

export default function CheckIn() {
	const { head, people, came, all, q, code } = useLoaderData<typeof loader>();
	const answer = useActionData<CheckedIn | { undone: string }>();
	const problem = useFormProblem(answer);
	const { t } = useTranslation("events");
	const format = useFormat();
	const at = paths(head.tenant);
	const submit = useSubmit();
	const checked = answer && "result" in answer ? answer : null;
	const undone = answer && "undone" in answer ? answer.undone : null;
	return (
		<PageBody width="settings">
			<EventHead head={head} current="checkIn" />
			{isKept(answer) && (
				<div className="mb-5">
					<Notice tone="warning" icon="smartphone" title={t("checkIn.kept")} live />
				</div>
			)}
			{checked && <CheckInResult checked={checked} />}
			{undone !== null && (
				<div className="mb-5">
					<Notice title={t("checkIn.undone", { name: undone })} live />
				</div>
			)}
			<FormErrors errors={problem.summary} />
			<p className="text-2xl font-semibold tabular-nums">
				{t("checkIn.count", { came, all })}{" "}
				<span className="text-base font-normal text-ink-3">{t("checkIn.have")}</span>
			</p>
			<div className="mt-3">
				<LinkButton icon="list-checks" to={at.doors(head.id)}>
					{t("checkIn.doors")}
				</LinkButton>
			</div>
			<div className="mt-4">
				<Scanner
					hint={t("checkIn.ownCamera")}
					onCode={(read) => submit({ intent: "checkIn", code: read }, { method: "post", preventScrollReset: true })}
				/>
			</div>
			<Form method="post" className="mt-4 flex flex-wrap items-end gap-2" key={code}>
				<TextField
					id="code"
					name="code"
					label={t("checkIn.code")}
					defaultValue={code}
					autoComplete="off"
					autoCapitalize="characters"
					className="max-w-80"
				/>
				<SubmitButton intent="checkIn">{t("checkIn.do")}</SubmitButton>
			</Form>
			<Form method="get" role="search" className="mt-6 flex flex-wrap items-end gap-2">
				<TextField
					id="q"
					name="q"
					type="search"
					label={t("checkIn.search")}
					defaultValue={q}
					autoComplete="off"
					className="max-w-80"
				/>
				<SubmitButton kind="secondary" icon="search">
					{t("checkIn.find")}
				</SubmitButton>
			</Form>
			{people.length === 0 ? (
				<p className="mt-4 text-sm text-ink-2">{t(q ? "checkIn.nobody" : "person.none")}</p>
			) : (
				<ul className="card mt-4 divide-y divide-line" aria-label={t("page.participants")}>
					{people.map(({ id, name, email, guests, checkedInAt, type }) => (
						<li key={id} className="flex flex-wrap items-center justify-between gap-3 p-3">
							<div className="min-w-0">
								<p className="font-medium break-words">
									{name} {guests > 0 && <span className="text-13 font-normal text-ink-3">+{guests}</span>}
								</p>
								<p className="text-13 break-all text-ink-3">{[type, email].filter(Boolean).join(" · ")}</p>
							</div>
							<Form method="post" preventScrollReset className="flex flex-wrap items-center gap-2">
								<input type="hidden" name="registration" value={id} />
								<LinkButton
									kind="quiet"
									size="sm"
									icon="printer"
									to={`${at.badges(head.id)}?registration=${id}`}
									aria-label={t("checkIn.badgeNamed", { name })}
								>
									{t("checkIn.badge")}
								</LinkButton>
								{checkedInAt !== null ? (
									<>
										<Badge tone="success" icon="check">
											{format.time(checkedInAt)}
										</Badge>
										<SubmitButton intent="undo" kind="quiet" size="sm" aria-label={t("checkIn.undoNamed", { name })}>
											{t("checkIn.undo")}
										</SubmitButton>
									</>
								) : (
									<SubmitButton intent="checkIn" kind="secondary" aria-label={t("checkIn.doNamed", { name })}>
										{t("checkIn.do")}
									</SubmitButton>
								)}
							</Form>
						</li>
					))}
				</ul>
			)}
		</PageBody>
	);
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { nameOf } from "#app/directory/names";
import { done, handler, publicAction, publicPage } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import { SubmitButton } from "#app/ui/button";
import { DefinitionList } from "#app/ui/definition-list";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { answerInvitation, openInvitation } from "../meetings/answer.server";
import { AnswerInput } from "../meetings/meeting.schema";

export const handle = { i18n: ["crmMeetings", "errors"], title: "crmMeetings:answer.pageTitle" };

export const loader = publicPage(async ({ context, params }: LoaderFunctionArgs) => {
	const { ctx, meeting, author, attendee } = await openInvitation(context, params.meeting ?? "", params.token ?? "");
	const { title, startsAt, endsAt, place, url, agenda, status } = meeting;
	return data(
		{
			meeting: { title, startsAt, endsAt, place, url, agenda, isCancelled: status === "cancelled" },
			tenant: ctx.tenant.name,
			organiser: author && nameOf(author),
			answer: attendee.answer,
		},
		{ headers: PRIVATE },
	);
});

export const action = publicAction({
	answer: handler(AnswerInput, async ({ context }: ActionFunctionArgs, input) => {
		await answerInvitation(context, input);
		return done();
	}),
});

export default function MeetingAnswer() {
	const { meeting, tenant, organiser, answer } = useLoaderData<typeof loader>();
	const { t } = useTranslation("crmMeetings");
	const format = useFormat();
	const { pathname } = useLocation();
	const { title, startsAt, endsAt, place, url, agenda, isCancelled } = meeting;
	const details = [
		{
			label: t("meeting.when"),
			value: `${format.date(startsAt, "long")}, ${format.time(startsAt)}–${format.time(endsAt)}`,
		},
		{ label: t("meeting.place"), value: place },
		{
			label: t("meeting.url"),
			value: url && (
				<a href={url} className="link" rel="noreferrer">
					{url.replace(/^https?:\/\//, "")}
				</a>
			),
		},
		{ label: t("meeting.organiser"), value: [organiser, tenant].filter(Boolean).join(", ") },
		{ label: t("meeting.agenda"), value: agenda && <span className="whitespace-pre-line">{agenda}</span> },
	];
	return (
		<main className="mx-auto min-h-screen w-full max-w-160 bg-sheet px-4 py-12 md:px-8">
			<h1 className="text-2xl font-semibold">{title}</h1>
			<div className="my-6">
				<DefinitionList items={details.filter(({ value }) => value)} />
			</div>
			{isCancelled ? (
				<Notice tone="warning" title={t("answer.cancelled")} />
			) : (
				<>
					{answer !== "none" && (
						<Notice tone={answer === "yes" ? "success" : "info"} title={t(`answer.said.${answer}`)} live />
					)}
					<Form method="post" className="mt-5 flex flex-wrap gap-2">
						<input type="hidden" name="intent" value="answer" />
						<SubmitButton name="answer" value="yes" size="lg">
							{t("answer.yes")}
						</SubmitButton>
						<SubmitButton name="answer" value="no" kind="secondary" size="lg">
							{t("answer.no")}
						</SubmitButton>
					</Form>
					<p className="mt-6 text-sm">
						<a href={`${pathname}/calendar`} className="link" download>
							{t("answer.calendar")}
						</a>
					</p>
				</>
			)}
		</main>
	);
}

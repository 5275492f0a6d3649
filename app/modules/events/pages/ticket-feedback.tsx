import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { TextArea } from "#app/ui/text-field";
import { PublicFrame } from "../components/public-frame";
import { giveFeedback, showFeedbackForm } from "../feedback.server";
import { FeedbackInput } from "../registrations.schema";

export const handle = { i18n: ["eventPublic", "errors"] };
export const loader = publicPage(showFeedbackForm);
export const action = publicAction({ feedback: handler(FeedbackInput, giveFeedback) });

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? [{ title: data.title }, { name: "robots", content: "noindex" }] : [];

export default function TicketFeedback() {
	const { event, eventLanguage, isOpen, given, tenant, language, ticket } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("eventPublic");
	return (
		<PublicFrame tenant={tenant} language={language} back={{ to: ticket, label: t("ticket.title") }}>
			<h1 className="text-3xl font-semibold">{t("feedback.title")}</h1>
			<p className="mt-2 text-base text-ink-2" lang={eventLanguage}>
				{event}
			</p>
			{given && (
				<div className="mt-4">
					<Notice tone="success" title={t("feedback.thanks")} live>
						{t("feedback.again")}
					</Notice>
				</div>
			)}
			{isOpen ? (
				<Form method="post" className="mt-6 flex flex-col gap-5" noValidate>
					<RadioGroup
						id="score"
						name="score"
						legend={t("feedback.score")}
						error={problem.of("score")}
						defaultValue={problem.typed("score") ?? (given ? String(given.score) : undefined)}
						options={["5", "4", "3", "2", "1"].map((value) => ({ value, label: t(`feedback.scores.${value}`) }))}
					/>
					<TextArea
						id="text"
						name="text"
						label={t("feedback.text")}
						error={problem.of("text")}
						defaultValue={problem.typed("text") ?? given?.text ?? ""}
						optional
					/>
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="feedback" size="lg">
							{t("feedback.send")}
						</SubmitButton>
					</div>
				</Form>
			) : (
				<div className="mt-6">
					<Notice title={t("errors.noFeedback")} />
				</div>
			)}
		</PublicFrame>
	);
}

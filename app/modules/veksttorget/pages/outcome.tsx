import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OpenFrame } from "#app/directory/components/open-frame";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { TextArea } from "#app/ui/text-field";
import { saveOutcome, showOutcome } from "../outcome/answer.server";
import { OutcomeInput } from "../outcome/outcome.schema";

export const handle = { i18n: ["veksttorgetOpen", "errors"] };

export const loader = publicPage(showOutcome);
export const action = publicAction({ save: handler(OutcomeInput, saveOutcome) });

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? [{ title: data.title }, { name: "robots", content: "noindex" }] : [];

/** Whether the help was of use, asked three months later. */
export default function Outcome() {
	const { brand, language, number, outcome, note, isSent } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("veksttorgetOpen");
	return (
		<OpenFrame brand={brand} language={language} label={t("language")}>
			<h1 className="text-3xl font-semibold">{t("outcome.title")}</h1>
			<p className="mt-2 text-base text-ink-2">{t("outcome.about", { tenant: brand.name, number })}</p>
			{isSent && (
				<div className="mt-5">
					<Notice tone="success" live title={t("outcome.thanks")}>
						{t("outcome.thanksHelp")}
					</Notice>
				</div>
			)}
			<Form method="post" className="group mt-6 flex flex-col gap-6" noValidate>
				<FormErrors errors={problem.summary} />
				<RadioGroup
					name="outcome"
					legend={t("outcome.question")}
					options={["yes", "partly", "no"].map((value) => ({ value, label: t(`outcome.${value}`) }))}
					defaultValue={problem.typed("outcome") ?? outcome ?? undefined}
					error={problem.of("outcome")}
				/>
				<TextArea
					id="note"
					name="note"
					label={t("outcome.note")}
					help={t("outcome.noteHelp")}
					optional
					defaultValue={problem.typed("note") ?? note}
					error={problem.of("note")}
				/>
				<div>
					<SubmitButton intent="save">{t("outcome.send")}</SubmitButton>
				</div>
			</Form>
		</OpenFrame>
	);
}

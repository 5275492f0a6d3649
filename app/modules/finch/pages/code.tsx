import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AnswerFrame } from "#app/forms/answering/components/answer-frame";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { languageCodes, namedLanguage } from "#app/platform/i18n";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { LanguageLinks } from "#app/ui/language-links";
import { Notice } from "#app/ui/notice";
import { TextField } from "#app/ui/text-field";
import { TypedCodeInput } from "../given/given.schema";
import { showCode, takeCode } from "../given/take-code.server";

export const handle = { i18n: ["finch", "forms", "errors"], title: "finch:code.title" };

export const loader = publicPage(showCode);
export const action = publicAction({ open: handler(TypedCodeInput, takeCode) });

export const meta: MetaFunction = () => [{ name: "robots", content: "noindex" }];

/** Where a student types the code that opens their form, on whatever device. */
export default function Code() {
	const { tenant, language, isSent } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation(["finch", "forms"]);
	return (
		<AnswerFrame
			tenant={tenant}
			aside={
				<LanguageLinks
					current={namedLanguage(language)}
					offered={languageCodes.map(namedLanguage)}
					label={t("forms:answering.language")}
				/>
			}
		>
			<div className="mx-auto w-full max-w-160 px-4 py-8">
				{isSent && !problem.refused && (
					<div className="mb-6">
						<Notice tone="success" title={t("code.sent")} live>
							{t("code.next")}
						</Notice>
					</div>
				)}
				<h1 className="mb-4 text-2xl font-semibold">{t("code.title")}</h1>
				<Form method="post" className="group flex flex-col items-start gap-4" noValidate reloadDocument>
					<TextField
						id="code"
						name="code"
						size="lg"
						label={t("code.label")}
						help={t("code.help")}
						error={problem.of("code")}
						defaultValue=""
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						maxLength={20}
						aria-required
					/>
					<TextField
						id="number"
						name="number"
						size="lg"
						label={t("code.number")}
						help={t("code.numberHelp")}
						error={problem.of("number")}
						defaultValue=""
						optional
						inputMode="numeric"
						autoComplete="off"
						maxLength={10}
						className="max-w-40"
					/>
					<FormErrors errors={problem.summary} />
					<SubmitButton intent="open" size="lg">
						{t("code.open")}
					</SubmitButton>
				</Form>
			</div>
		</AnswerFrame>
	);
}

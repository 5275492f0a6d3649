import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OpenFrame } from "#app/directory/components/open-frame";
import { FILES_FORM_MAX } from "#app/media/on-record/files.schema";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { RadioGroup } from "#app/ui/choices";
import { Field } from "#app/ui/field";
import { FileInput } from "#app/ui/file-input";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { HoneypotField } from "#app/ui/honeypot-field";
import { Notice } from "#app/ui/notice";
import { TextArea, TextField } from "#app/ui/text-field";
import { Turnstile } from "#app/ui/turnstile";
import { deviationKinds } from "../deviations/statuses";
import { OpenReport } from "../posters/posters.schema";
import { sendReport, showReport } from "../posters/report.server";

export const handle = { i18n: ["hmsReport", "media", "onRecord", "errors"] };

export const loader = publicPage(showReport);
export const action = publicAction({ send: handler(OpenReport, sendReport) }, { bodyMax: FILES_FORM_MAX });

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? [{ title: data.title }, { name: "robots", content: "noindex" }] : [];

/** Reports a deviation where a poster hangs, without a login. */
export default function Report() {
	const { brand, language, company, area, allowsAnonymous, isOpen, today, turnstile } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("hmsReport");
	const typed = (name: string) => problem.typed(name) ?? "";
	return (
		<OpenFrame brand={brand} language={language} label={t("language")}>
			<h1 className="text-3xl font-semibold">{t("title")}</h1>
			<p className="mt-2 text-base break-words text-ink-2">{[company, area].filter(Boolean).join(" · ")}</p>
			{isOpen ? (
				<>
					<div className="mt-5">
						<Notice tone="warning">{t("danger")}</Notice>
					</div>
					<Form
						method="post"
						encType="multipart/form-data"
						className="group mt-6 flex flex-col gap-6"
						noValidate
						reloadDocument
					>
						<RadioGroup
							id="kind"
							name="kind"
							legend={t("kindOf")}
							error={problem.of("kind")}
							defaultValue={typed("kind")}
							options={deviationKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
						/>
						<TextArea
							id="event"
							name="event"
							label={t("event")}
							help={t("eventHelp")}
							error={problem.of("event")}
							defaultValue={typed("event")}
						/>
						<TextField
							id="place"
							name="place"
							size="lg"
							label={t("place")}
							help={area ? t("placeHelp", { area }) : undefined}
							optional={area !== ""}
							error={problem.of("place")}
							defaultValue={typed("place")}
							autoComplete="off"
						/>
						<TextField
							id="happenedOn"
							name="happenedOn"
							type="date"
							size="lg"
							className="max-w-56"
							max={today}
							label={t("happenedOn")}
							error={problem.of("happenedOn")}
							defaultValue={problem.typed("happenedOn") ?? today}
						/>
						<TextArea
							id="immediateAction"
							name="immediateAction"
							rows={2}
							label={t("immediateAction")}
							optional
							error={problem.of("immediateAction")}
							defaultValue={typed("immediateAction")}
						/>
						<Field label={t("photos")} help={t("photosHelp")} error={problem.of("files")} id="files" optional>
							{(ties) => <FileInput {...ties} name="files" multiple accept="image/png,image/jpeg,image/webp" />}
						</Field>
						<fieldset className="flex flex-col gap-5">
							<legend className="mb-1 text-base font-semibold">{t("you")}</legend>
							<p className="text-sm text-ink-2">{t(allowsAnonymous ? "youAnonymous" : "youNamed")}</p>
							{(["name", "contact"] as const).map((field) => (
								<TextField
									key={field}
									id={field}
									name={field}
									size="lg"
									label={t(field)}
									optional={allowsAnonymous}
									error={problem.of(field)}
									defaultValue={typed(field)}
									autoComplete={field === "name" ? "name" : "email"}
								/>
							))}
						</fieldset>
						<HoneypotField label={t("trap")} />
						{turnstile && <Turnstile siteKey={turnstile} />}
						<FormErrors errors={problem.summary} />
						<div>
							<SubmitButton intent="send" size="lg" className="max-sm:w-full">
								{t("send")}
							</SubmitButton>
						</div>
					</Form>
				</>
			) : (
				<div className="mt-5">
					<Notice>{t("closed")}</Notice>
				</div>
			)}
		</OpenFrame>
	);
}

import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/platform/i18n";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { HoneypotField } from "#app/ui/honeypot-field";
import { Notice } from "#app/ui/notice";
import { TextField } from "#app/ui/text-field";
import { Turnstile } from "#app/ui/turnstile";
import { PicturedLine } from "./pictured-line";
import { ReadAloud } from "./read-aloud";
import type { TestStartProps } from "./test-start";

type ListeningStartProps = Omit<TestStartProps, "readIn"> & { language: Language };

/** What comes on the listening path, in pictures and few words that can be heard. Nothing has to be typed; a helper may write the name. */
export function ListeningStart({ name, written, tenant, start, answer, language }: ListeningStartProps) {
	const { t } = useTranslation("norwegianTest");
	const problem = useFormProblem(answer, { intent: "begin" });
	const { member, asksName, key, turnstile, closed } = start;
	return (
		<>
			<h1 className="text-3xl font-semibold break-words" lang={written}>
				{name}
			</h1>
			{closed && (
				<Notice tone="warning" title={t(`closed.${closed}`)}>
					{t("closed.help", { tenant })}
				</Notice>
			)}
			<section aria-label={t("start.about")} className="card flex flex-col gap-4 p-5">
				<ReadAloud of="how" language={language} label={t("readAloud.listen")} isLarge />
				<ul id="how" className="flex flex-col gap-4">
					<PicturedLine icon="volume-2">{t("listen.hear")}</PicturedLine>
					<PicturedLine icon="image">{t("listen.press")}</PicturedLine>
					<PicturedLine icon="circle-question-mark">{t("listen.unsure")}</PicturedLine>
					<PicturedLine icon="clock">{t("listen.time")}</PicturedLine>
					<PicturedLine icon="lock">{t("start.privacy", { tenant })}</PicturedLine>
				</ul>
			</section>
			{!closed && (
				<Form method="post" noValidate className="flex flex-col gap-5">
					<input type="hidden" name="key" value={key} />
					<input type="hidden" name="path" value="listening" />
					{!member && asksName !== "no" && (
						<details>
							<summary className="link inline-flex min-h-14 cursor-pointer items-center text-base">
								{t("listen.helper")}
							</summary>
							<TextField
								id="name"
								name="name"
								size="lg"
								label={t("field.name")}
								optional
								error={problem.of("name")}
								defaultValue={problem.typed("name") ?? ""}
								autoComplete="off"
							/>
						</details>
					)}
					{!member && <HoneypotField label={t("trap")} />}
					{turnstile && <Turnstile siteKey={turnstile} />}
					<FormErrors errors={problem.summary} />
					<SubmitButton intent="begin" size="lg" icon="play" className="min-h-16 w-full text-lg">
						{t("start.begin")}
					</SubmitButton>
				</Form>
			)}
			<LinkButton to={`?again&lang=${language}`} kind="quiet" icon="book-open" className="min-h-14 self-start">
				{t("listen.toReading")}
			</LinkButton>
		</>
	);
}

import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type Language, languages } from "#app/platform/i18n";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { HoneypotField } from "#app/ui/honeypot-field";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";
import { Notice } from "#app/ui/notice";
import { SelectField, TextField } from "#app/ui/text-field";
import { Turnstile } from "#app/ui/turnstile";
import { firstLanguages } from "../choices";
import { NotOfficial } from "./not-official";
import { PathChoice } from "./path-choice";
import { ReadAloud } from "./read-aloud";
import { SoundCheck } from "./sound-check";

export type TestStartProps = {
	name: string;
	written: "nb" | "nn";
	tenant: string;
	answer: unknown;
	language: Language;
	/** The language in which the page can be heard; null where the test has it off. */
	readIn: Language | null;
	start: {
		purpose: { text: string; lang: string } | null;
		parts: { skill: string; count: number }[];
		minutes: number;
		limit: { minutes: number; extra: number };
		isPractice: boolean;
		/** Whether it can be taken by listening. */
		offersListening: boolean;
		attemptsMost: number;
		begun: number;
		pauseHours: number;
		keptMonths: number;
		asksName: Asks;
		asksEmail: Asks;
		turnstile: string | null;
		hasListening: boolean;
		isAdaptive: boolean;
		closed: "closed" | "over" | "full" | "used" | null;
		member: { name: string; email: string } | null;
		key: string;
	};
};
type Asks = "no" | "optional" | "required";

/** What somebody reads before a test, and where they begin. */
export function TestStart({ name, written, tenant, start, answer, language, readIn }: TestStartProps) {
	const { t } = useTranslation("norwegianTest");
	const {
		purpose,
		parts,
		minutes,
		attemptsMost,
		begun,
		pauseHours,
		keptMonths,
		closed,
		hasListening,
		isAdaptive,
		limit,
	} = start;
	return (
		<>
			<div>
				<h1 className="text-3xl font-semibold break-words" lang={written}>
					{name}
				</h1>
				{purpose && (
					<p className="mt-3 text-base whitespace-pre-line text-ink-2" lang={purpose.lang}>
						{purpose.text}
					</p>
				)}
			</div>
			{closed && (
				<Notice tone="warning" title={t(`closed.${closed}`)}>
					{t("closed.help", { tenant })}
				</Notice>
			)}
			{start.offersListening && !closed && <PathChoice language={language} />}
			<section aria-labelledby="about" className="card p-5">
				<h2 id="about" className="text-lg font-semibold">
					{t("start.about")}
				</h2>
				{readIn && <ReadAloud of="about-test" language={readIn} />}
				<ul id="about-test" className="mt-3 flex flex-col gap-3">
					<Fact icon="clock">
						{limit.minutes > 0 ? t("time.limit", { count: limit.minutes }) : t("start.minutes", { count: minutes })}
						{limit.minutes > 0 && limit.extra > 0 && ` ${t("time.withExtra", { percent: limit.extra })}`}
					</Fact>
					{start.isPractice && <Fact icon="graduation-cap">{t("practice.start")}</Fact>}
					<Fact icon="list-checks">
						{t("start.parts", { count: parts.length })}
						<ul className="mt-1 text-ink-2">
							{parts.map(({ skill, count }) => (
								<li key={skill}>
									{t(`skill.${skill}`)} · {t(isAdaptive ? "start.itemsMost" : "start.items", { count })}
								</li>
							))}
						</ul>
					</Fact>
					<Fact icon="languages">{t(`start.written.${written}`)}</Fact>
					<Fact icon="repeat">
						{attemptsMost === 0 ? t("start.anyAttempts") : t("start.attempts", { count: attemptsMost })}
						{begun > 0 && attemptsMost > 0 && ` ${t("start.begun", { count: begun })}`}
					</Fact>
					<Fact icon="pause">{limit.minutes > 0 ? t("time.noPause") : t("start.pause", { count: pauseHours })}</Fact>
					{isAdaptive && <Fact icon="target">{t("start.fits")}</Fact>}
					<Fact icon="arrow-left">{t(isAdaptive ? "start.noBack" : "start.back")}</Fact>
					<Fact icon="lock">
						{t("start.privacy", { tenant })}
						{keptMonths > 0 && ` ${t("start.kept", { count: keptMonths })}`}
					</Fact>
				</ul>
			</section>
			{hasListening && <SoundCheck />}
			<NotOfficial />
			{!closed && <Begin start={start} answer={answer} />}
		</>
	);
}

function Fact({ icon, children }: { icon: IconName; children: React.ReactNode }) {
	return (
		<li className="flex gap-3 text-base">
			<Icon name={icon} className="mt-1 text-ink-2" />
			<div className="min-w-0">{children}</div>
		</li>
	);
}

function Begin({ start, answer }: Pick<TestStartProps, "start" | "answer">) {
	const { t } = useTranslation("norwegianTest");
	const problem = useFormProblem(answer, { intent: "begin" });
	const { member, asksName, asksEmail, key, turnstile } = start;
	return (
		<Form method="post" noValidate className="flex flex-col gap-5">
			<input type="hidden" name="key" value={key} />
			{member ? (
				<p className="text-base text-ink-2">{t("start.as", { name: member.name })}</p>
			) : (
				<>
					{asksName !== "no" && (
						<TextField
							id="name"
							name="name"
							size="lg"
							label={t("field.name")}
							optional={asksName === "optional"}
							error={problem.of("name")}
							defaultValue={problem.typed("name") ?? ""}
							autoComplete="name"
						/>
					)}
					{asksEmail !== "no" && (
						<TextField
							id="email"
							name="email"
							type="email"
							size="lg"
							label={t("field.email")}
							help={t("field.emailHelp")}
							optional={asksEmail === "optional"}
							error={problem.of("email")}
							defaultValue={problem.typed("email") ?? ""}
							autoComplete="email"
						/>
					)}
					<HoneypotField label={t("trap")} />
					{turnstile && <Turnstile siteKey={turnstile} />}
				</>
			)}
			<SelectField
				id="firstLanguage"
				name="firstLanguage"
				size="lg"
				label={t("field.firstLanguage")}
				help={t("field.firstLanguageHelp")}
				optional
				error={problem.of("firstLanguage")}
				defaultValue={problem.typed("firstLanguage") ?? ""}
				options={[
					{ value: "", label: t("field.notTold") },
					...firstLanguages.map((value) =>
						value === "other"
							? { value, label: t("field.otherLanguage") }
							: { value, label: languages[value].name, lang: value },
					),
				]}
			/>
			<FormErrors errors={problem.summary} />
			<SubmitButton
				intent="begin"
				size="lg"
				icon="arrow-right"
				iconAfter
				className="min-h-13 w-full sm:self-start sm:w-auto"
			>
				{t("start.begin")}
			</SubmitButton>
		</Form>
	);
}

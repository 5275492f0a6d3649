import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import { TextField } from "#app/ui/text-field";
import type { Practice } from "../attempts/practice.server";
import { levelKey, type ShownSkill } from "../attempts/result";
import type { ReviewedItem } from "../attempts/show-result.server";
import { type CourseLink, CourseName } from "./course-name";
import { NotOfficial } from "./not-official";
import { SkillLevels } from "./skill-levels";
import { TestReview } from "./test-review";
import { WhatToPractise } from "./what-to-practise";

export type ShownResult = {
	name: string;
	email: string | null;
	overall: ShownSkill["level"];
	skills: ShownSkill[];
	count: number;
	doneAt: number;
	minutes: number;
	course: string | null;
	courses: { skill: string; course: string }[];
	courseLinks: Record<string, CourseLink>;
	transcripts: { id: string; text: string }[];
	mayRepeat: boolean;
	/** Of a practice test: what is right. */
	review: ReviewedItem[] | null;
	more: { skills: string[]; minutes: number } | null;
	practice: Practice[];
};
type TestResultProps = { result: ShownResult; written: "nb" | "nn"; pdf: string; language: string; answer: unknown };

/** What somebody has reached: overall and in each skill, what it means, and what comes next. */
export function TestResultView({ result, written, pdf, language, answer }: TestResultProps) {
	const { t } = useTranslation("norwegianTest");
	const format = useFormat();
	const { name, overall, skills, count, minutes, doneAt, course, courses, transcripts, mayRepeat, more } = result;
	const others = [...new Set(skills.map(({ level }) => level))].filter((level) => level !== overall);
	const facts = [name, format.date(doneAt), t("result.took", { items: t("start.items", { count }), count: minutes })];
	return (
		<>
			<div>
				<h1 className="text-2xl font-semibold">{t("result.title", { level: t(`level.${levelKey(overall)}`) })}</h1>
				<p className="mt-1 text-sm text-ink-2">{facts.filter(Boolean).join(" · ")}</p>
				<p className="mt-4 text-base">{t(`means.${overall}`)}</p>
			</div>
			<NotOfficial />
			<section aria-labelledby="skills">
				<h2 id="skills" className="text-lg font-semibold">
					{t("result.perSkill")}
				</h2>
				<SkillLevels skills={skills} />
				{more && <GoOn more={more} />}
			</section>
			<section aria-labelledby="next" className="card flex flex-wrap items-center gap-4 p-5">
				<span className="flex size-10 items-center justify-center rounded-lg bg-accent-soft text-accent-ink">
					<Icon name="graduation-cap" className="size-5" />
				</span>
				<div className="min-w-0 flex-1 basis-60">
					<h2 id="next" className="text-base font-semibold">
						{t("result.next")}
					</h2>
					<p className="text-base break-words text-ink-2">
						{course ? <CourseName text={course} links={result.courseLinks} /> : t("result.noCourse")}
					</p>
					<dl className="mt-3 flex flex-col gap-2 empty:hidden">
						{courses.map((one) => (
							<div key={one.skill}>
								<dt className="text-base font-medium">{t(`skill.${one.skill}`)}</dt>
								<dd className="text-base break-words text-ink-2">
									<CourseName text={one.course} links={result.courseLinks} />
								</dd>
							</div>
						))}
					</dl>
				</div>
			</section>
			{result.practice.length > 0 && <WhatToPractise practice={result.practice} />}
			{others.length > 0 && (
				<section aria-labelledby="meaning">
					<h2 id="meaning" className="text-lg font-semibold">
						{t("result.meaning")}
					</h2>
					<dl className="mt-2 flex flex-col gap-3">
						{others.map((level) => (
							<div key={level}>
								<dt className="text-base font-medium">{t(`level.${levelKey(level)}`)}</dt>
								<dd className="text-base text-ink-2">{t(`means.${level}`)}</dd>
							</div>
						))}
					</dl>
				</section>
			)}
			{result.review && <TestReview items={result.review} written={written} />}
			{transcripts.length > 0 && (
				<details className="card p-4">
					<summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-base font-medium">
						{t("result.transcripts")}
						<Icon name="chevron-down" className="text-ink-2" />
					</summary>
					<ol className="mt-2 flex list-decimal flex-col gap-3 pl-6" lang={written}>
						{transcripts.map(({ id, text }) => (
							<li key={id} className="text-base whitespace-pre-line">
								{text}
							</li>
						))}
					</ol>
				</details>
			)}
			<Keep result={result} pdf={`${pdf}?lang=${language}`} answer={answer} />
			{mayRepeat && (
				<LinkButton to={`?again&lang=${language}`} kind="quiet" icon="repeat" className="self-start">
					{t("result.again")}
				</LinkButton>
			)}
		</>
	);
}

/** What a few more items could settle. */
function GoOn({ more: { skills, minutes } }: { more: NonNullable<ShownResult["more"]> }) {
	const { t, i18n } = useTranslation("norwegianTest");
	const names = new Intl.ListFormat(i18n.language).format(skills.map((skill) => t(`skill.${skill}`)));
	return (
		<Form method="post" className="tone-info mt-4 flex flex-wrap items-center gap-3 rounded-xl p-4">
			<p className="min-w-0 flex-1 basis-60 text-base">{t("result.unsure", { skills: names, count: minutes })}</p>
			<SubmitButton intent="more" kind="secondary" size="lg" icon="arrow-right" iconAfter>
				{t("result.goOn")}
			</SubmitButton>
		</Form>
	);
}

function Keep({ result, pdf, answer }: { result: ShownResult; pdf: string; answer: unknown }) {
	const { t } = useTranslation("norwegianTest");
	const problem = useFormProblem(answer, { intent: "mail" });
	return (
		<section aria-labelledby="keep" className="card flex flex-col gap-4 p-5">
			<h2 id="keep" className="text-lg font-semibold">
				{t("result.keep")}
			</h2>
			<a href={pdf} className="btn btn-primary btn-lg self-start" download>
				<Icon name="download" />
				{t("result.pdf")}
			</a>
			<Form method="post" noValidate className="flex flex-col gap-3">
				<TextField
					id="email"
					name="email"
					type="email"
					size="lg"
					label={t("result.mailTo")}
					error={problem.of("email")}
					defaultValue={problem.typed("email") ?? result.email ?? ""}
					autoComplete="email"
				/>
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="mail" kind="secondary" size="lg" icon="mail" className="self-start">
					{t("result.mail")}
				</SubmitButton>
			</Form>
		</section>
	);
}

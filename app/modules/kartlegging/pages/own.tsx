import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OpenFrame } from "#app/directory/components/open-frame";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Card, Section } from "#app/ui/card";
import { useFormat } from "#app/ui/format";
import { AnswersSection } from "../components/answers-section";
import { OwnAnswerInput } from "../own/own-page.schema";
import { answerAnew, showOwnPage } from "../own/own-page.server";

export const handle = { i18n: ["kartlegging", "errors"] };

export const loader = publicPage(showOwnPage);
export const action = publicAction({ answer: handler(OwnAnswerInput, answerAnew) });

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? [{ title: data.title }, { name: "robots", content: "noindex" }] : [];

/** A company's own page: its answers, how they are beside similar companies, and the way to answer anew. */
export default function Own() {
	const { brand, language, company, answers, comparison, forms } = useLoaderData<typeof loader>();
	const { t } = useTranslation("kartlegging");
	const format = useFormat();
	return (
		<OpenFrame brand={brand} language={language} label={t("own.language")}>
			<h1 className="text-3xl font-semibold break-words">{company}</h1>
			<p className="mt-2 text-base text-ink-2">{t("own.hello")}</p>
			{forms.map(({ id, title }) => (
				<Form key={id} method="post" className="mt-4" reloadDocument>
					<input type="hidden" name="form" value={id} />
					<SubmitButton intent="answer" kind="secondary" icon="pencil">
						{t("own.answer", { title })}
					</SubmitButton>
				</Form>
			))}
			<Section title={t("own.compared")} className="mt-8">
				{comparison === null ? (
					<p className="text-sm text-ink-2">{t("own.tooFew")}</p>
				) : (
					<Card>
						<p className="text-sm text-ink-2">{t(`own.by.${comparison.by}`, { count: comparison.count })}</p>
						<dl className="mt-4 flex flex-col gap-4">
							{comparison.scores.map(({ id, name, own, others, max }) => (
								<div key={id}>
									<dt className="text-sm font-medium">{name}</dt>
									{(
										[
											["yours", own, "fill-accent"],
											["others", others, "fill-line-2"],
										] as const
									).map(([who, value, fill]) => (
										<dd key={who} className="mt-1 text-13">
											<span className="flex justify-between gap-3">
												<span>{t(`own.${who}`)}</span>
												<span className="tabular-nums">{format.number(value)}</span>
											</span>
											<svg
												viewBox="0 0 100 3"
												preserveAspectRatio="none"
												className="mt-0.5 h-2 w-full"
												aria-hidden="true"
											>
												<rect width="100" height="3" className="fill-sunken" />
												<rect width={Math.min(100, (value / max) * 100)} height="3" className={fill} />
											</svg>
										</dd>
									))}
								</div>
							))}
						</dl>
					</Card>
				)}
			</Section>
			{answers.length === 0 ? (
				<p className="mt-8 text-sm text-ink-2">{t("own.nothing")}</p>
			) : (
				<div className="mt-8">
					<AnswersSection answers={answers} />
				</div>
			)}
		</OpenFrame>
	);
}

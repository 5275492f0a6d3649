import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AnswerFrame } from "#app/forms/answering/components/answer-frame";
import { ResultView } from "#app/forms/results/components/result-view";
import { publicPage } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { LinkButton } from "#app/ui/button";
import { Notice } from "#app/ui/notice";
import { DemoAnswers } from "../components/demo-answers";
import { showDemo } from "../demo/show-demo.server";

export const handle = { i18n: ["businessEvaluator", "forms", "errors"] };

export const loader = publicPage(showDemo);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.documentTitle }] : []);

/** The form's result with made-up answers, for who wants to see what they get. */
export default function Demo() {
	const { tenant, title, result, areas, language, form, isOwn } = useLoaderData<typeof loader>();
	const { t } = useTranslation("businessEvaluator");
	return (
		<AnswerFrame tenant={tenant} aside={<Badge tone="warning">{t("demo.mark")}</Badge>}>
			<div className="mx-auto w-full max-w-160 px-4 pt-8 pb-16 md:px-0">
				<h1 className="mb-4 text-3xl font-semibold">{title}</h1>
				<Notice icon="info" title={t("demo.title")}>
					<p>{t(isOwn ? "demo.own" : "demo.help")}</p>
				</Notice>
				{result && (
					<div className="mt-6">
						<ResultView result={result} />
					</div>
				)}
				{form && (
					<p className="mt-6">
						<LinkButton kind="primary" to={form} reloadDocument className="min-h-11">
							{t("demo.begin")}
						</LinkButton>
					</p>
				)}
				<DemoAnswers
					key={areas.map(({ questions }) => questions.map(({ value }) => value).join("")).join()}
					areas={areas}
					language={language}
				/>
			</div>
		</AnswerFrame>
	);
}

import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { publicPage } from "../../platform/guard.server";
import { PRIVATE } from "../../platform/http.server";
import { languageOfPage, translator } from "../../platform/i18n.server";
import { to } from "../../platform/portal-paths";
import { notFound } from "../../platform/problems";
import { PageBody, PageHeader } from "../../ui/page-header";
import { AskFurther } from "../components/ask-further";
import { readTopic } from "../help/help.server";

export const handle = { title: "shell:help.title" };

export const loader = publicPage(async ({ request, context, params }: LoaderFunctionArgs) => {
	const t = await translator(await languageOfPage(request, context));
	const topic = readTopic(params.topic ?? "", t);
	if (!topic) throw notFound();
	return data(topic, { headers: PRIVATE });
});

export default function HelpTopic() {
	const { title, intro, answers } = useLoaderData<typeof loader>();
	const { t } = useTranslation("shell");
	return (
		<PageBody width="settings">
			<PageHeader title={title} back={{ to: to.help(), label: t("help.all") }} />
			<p className="text-read text-ink-2">{intro}</p>
			{answers.map(({ question, answer }) => (
				<section key={question} className="mt-8">
					<h2 className="text-lg font-semibold">{question}</h2>
					<p className="mt-2 text-read">{answer}</p>
				</section>
			))}
			<AskFurther />
		</PageBody>
	);
}

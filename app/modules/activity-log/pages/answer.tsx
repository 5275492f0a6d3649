import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AnswerFrame } from "#app/forms/answering/components/answer-frame";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import { fillByLink, showLink } from "../answer.server";
import { DayForm } from "../components/day-card";
import { LinkForm } from "../logs.schema";

export const handle = { i18n: ["activityLog", "forms", "offline", "errors"], title: "activityLog:answer.title" };

export const loader = publicPage(showLink);
export const action = publicAction({ fill: handler(LinkForm, fillByLink) });

export const meta: MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Answer() {
	const { tenant, day, entries, isOver, isSent } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("activityLog");
	const format = useFormat();
	return (
		<AnswerFrame tenant={tenant} aside={null}>
			<div className="mx-auto w-full max-w-160 px-4 pt-8 pb-12 md:px-0">
				{isOver ? (
					<div role="status">
						<Icon
							name={isSent ? "circle-check" : "info"}
							className={`size-10 ${isSent ? "text-success" : "text-ink-3"}`}
						/>
						<h1 className="mt-4 text-3xl font-semibold">{t(isSent ? "answer.sent" : "answer.title")}</h1>
						<p className="mt-3 text-base text-ink-2">{t(isSent ? "day.sent" : "day.why.outside")}</p>
						<p className="mt-1 text-base text-ink-2">{t("answer.sentHelp")}</p>
					</div>
				) : (
					<>
						<h1 className="text-xl font-semibold">{t("answer.title")}</h1>
						<p className="mt-1 mb-6 text-base text-ink-3">{format.date(day, "long")}</p>
						<DayForm day={{ log: "", day, entries, answers: null }} problem={problem} />
					</>
				)}
			</div>
		</AnswerFrame>
	);
}

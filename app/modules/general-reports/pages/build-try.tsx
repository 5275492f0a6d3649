import { useActionData, useLoaderData } from "@remix-run/react";
import { FormPage } from "#app/forms/answering/components/form-page";
import { useAnswered } from "#app/forms/answering/use-answered";
import { TriedReply } from "#app/forms/building/components/tried-reply";
import { TryPage } from "#app/forms/building/try.schema";
import { showTry, TryStep, takeTry } from "#app/forms/building/try.server";
import { verb } from "#app/platform/guard.server";
import { page, pageAction } from "../guard.server";
import { workshop } from "../workshop.server";

export const handle = { i18n: ["formBuild", "forms", "errors"], title: "formBuild:preview.title" };

export const loader = page("write", TryPage, showTry(workshop));
export const action = pageAction("write", { step: verb(TryStep, takeTry(workshop)) });

/** The draft as it will be answered; at the end what would have been kept, which nothing is. */
export default function Try() {
	const shown = useLoaderData<typeof loader>();
	const answered = useAnswered(shown);
	const answer = useActionData<{ tried?: Awaited<ReturnType<ReturnType<typeof takeTry>>>["tried"] }>();
	if (answer?.tried) return <TriedReply definition={shown.definition} language={shown.language} tried={answer.tried} />;
	return <FormPage {...answered} />;
}

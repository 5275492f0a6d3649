import { useActionData, useLoaderData } from "@remix-run/react";
import { handler } from "#app/platform/guard.server";
import { FormPage } from "../answering/components/form-page";
import { useAnswered } from "../answering/use-answered";
import { TriedReply } from "../building/components/tried-reply";
import { TryPage } from "../building/try.schema";
import { showTry, TryStep, takeTry } from "../building/try.server";
import { formAction, formPage } from "./form-module.server";

export const handle = { i18n: ["formBuild", "forms", "errors"], title: "formBuild:preview.title" };

export const loader = formPage("buildTry", "build", TryPage, ({ builderConfig }) => showTry(builderConfig));
export const action = formAction("buildTry", "build", ({ builderConfig }) => ({
	step: handler(TryStep, takeTry(builderConfig)),
}));

/** The draft as it will be answered; at the end what would have been kept, which nothing is. */
export default function Try() {
	const shown = useLoaderData<typeof loader>();
	const answered = useAnswered(shown);
	const answer = useActionData<{ tried?: Awaited<ReturnType<ReturnType<typeof takeTry>>>["tried"] }>();
	if (answer?.tried) return <TriedReply definition={shown.definition} language={shown.language} tried={answer.tried} />;
	return <FormPage {...answered} />;
}

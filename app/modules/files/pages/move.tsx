import { Form, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { MoveForm } from "../components/move/move-form";
import { intoOf, MovePlaces } from "../components/move/move-places";
import { page, pageAction } from "../guard.server";
import { MoveForm as MoveInput, MoveQuery } from "../library-page.schema";
import { copyTo, moveTo, showMove } from "../show-move.server";

export const handle = { i18n: ["files", "media", "errors"], title: "files:move.page" };

export const loader = page("yourfiles", MoveQuery, showMove);
export const action = pageAction("yourfiles", { move: handler(MoveInput, moveTo), copy: handler(MoveInput, copyTo) });

/** Where chosen files and folders are to go, without JavaScript: one walks through the folders and says "here". */
export default function Move() {
	const data = useLoaderData<typeof loader>();
	const { t } = useTranslation("files");
	const [query] = useSearchParams();
	const verbName = data.isCopy ? "copy" : "move";
	const title = t(`${verbName}.title`, { count: data.files.length + data.folders.length });
	return (
		<PageBody width="form">
			<PageHeader title={title} back={{ to: data.back, label: t("move.back") }} />
			<MovePlaces data={data} into={(folder, cursor) => intoOf(query, folder, cursor)} />
			<MoveForm data={data} answer={useActionData<typeof action>()} as={Form}>
				<LinkButton kind="quiet" to={data.back}>
					{t(`${verbName}.not`)}
				</LinkButton>
			</MoveForm>
		</PageBody>
	);
}

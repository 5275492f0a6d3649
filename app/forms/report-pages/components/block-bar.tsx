import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton, SubmitButton } from "#app/ui/button";
import type { ShownPage } from "../screens.server";
import type { ShownBlock } from "../show-page";

type BlockBarProps = { block: ShownBlock; at: number; of: number; shown: ShownPage };

/** What an author can do to a block: edit, move up and down, take out. */
export function BlockBar({ block, at, of, shown }: BlockBarProps) {
	const { t } = useTranslation("reportPages");
	const named = { number: at + 1 };
	const isFixed = block.type === "since";
	return (
		<div className="no-print mt-2 flex flex-wrap gap-1">
			{!isFixed && (
				<LinkButton
					to={`${shown.address}?edit=${block.id}#${block.id}`}
					kind="quiet"
					size="sm"
					icon="pencil"
					aria-label={t("block.editOf", named)}
				>
					{t("block.edit")}
				</LinkButton>
			)}
			<Form method="post" className="flex flex-wrap gap-1" preventScrollReset>
				<input type="hidden" name="basedOn" value={shown.page.updatedAt} />
				<input type="hidden" name="block" value={block.id} />
				{at > 0 && (
					<SubmitButton intent="up" kind="quiet" size="sm" icon="arrow-up" aria-label={t("block.upOf", named)}>
						{t("block.up")}
					</SubmitButton>
				)}
				{at < of - 1 && (
					<SubmitButton intent="down" kind="quiet" size="sm" icon="arrow-down" aria-label={t("block.downOf", named)}>
						{t("block.down")}
					</SubmitButton>
				)}
				<SubmitButton intent="drop" kind="quiet" size="sm" icon="x" aria-label={t("block.dropOf", named)}>
					{t("block.drop")}
				</SubmitButton>
			</Form>
		</div>
	);
}

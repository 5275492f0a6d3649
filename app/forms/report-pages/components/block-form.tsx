import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { useFormProblem } from "#app/ui/form-problem";
import type { Block, BlockType } from "../blocks";
import { blockTypes } from "../blocks";
import type { ShownPage } from "../screens.server";
import { BlockFields } from "./block-fields";

/** A new block at the end: first its kind, then what it needs. */
export function AddBlock({ shown, answer }: { shown: ShownPage; answer: unknown }) {
	const { t } = useTranslation("reportPages");
	const problem = useFormProblem(answer, { intent: "add" });
	const { adding, address, page } = shown;
	return (
		<section id="add" className="mt-8 scroll-mt-20">
			<h2 className="mb-3 text-base font-semibold">{t("add.title")}</h2>
			<nav aria-label={t("add.title")} className="flex flex-wrap gap-2">
				{blockTypes.map((type) => (
					<LinkButton
						key={type}
						to={`${address}?add=${type}#add`}
						size="sm"
						aria-current={type === adding ? "true" : undefined}
						preventScrollReset
					>
						{t(`type.${type}`)}
					</LinkButton>
				))}
			</nav>
			{adding && (
				<Form key={adding} method="post" className="card mt-4 flex flex-col gap-4 p-5" noValidate preventScrollReset>
					<p className="text-sm text-ink-2">{t(`typeHelp.${adding}`)}</p>
					<input type="hidden" name="basedOn" value={page.updatedAt} />
					<input type="hidden" name="type" value={adding} />
					<BlockFields type={adding} choices={shown.choices} problem={problem} />
					<div className="flex flex-wrap gap-2">
						<SubmitButton intent="add">{t("add.submit")}</SubmitButton>
						<LinkButton to={address} preventScrollReset>
							{t("cancel")}
						</LinkButton>
					</div>
				</Form>
			)}
		</section>
	);
}

/** A block as it was written, to be changed where it stands. */
export function EditBlock({ shown, block, answer }: { shown: ShownPage; block: Block; answer: unknown }) {
	const { t } = useTranslation("reportPages");
	const problem = useFormProblem(answer, { intent: "change" });
	const type: BlockType = block.type;
	return (
		<Form method="post" className="no-print card mt-3 flex flex-col gap-4 p-5" noValidate preventScrollReset>
			<input type="hidden" name="basedOn" value={shown.page.updatedAt} />
			<input type="hidden" name="block" value={block.id} />
			<BlockFields type={type} choices={shown.choices} problem={problem} block={block} />
			<div className="flex flex-wrap gap-2">
				<SubmitButton intent="change">{t("save")}</SubmitButton>
				<LinkButton to={`${shown.address}#${block.id}`} preventScrollReset>
					{t("cancel")}
				</LinkButton>
			</div>
		</Form>
	);
}

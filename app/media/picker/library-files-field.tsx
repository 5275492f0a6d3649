import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { TextField } from "#app/ui/text-field";
import { ChooseFiles } from "./choose-files";
import type { PickedFile } from "./use-pick";

/** Files of the library that a form takes with it, by their ids in `name`. Stands beside a plain field for files. */
export function LibraryFilesField({ name, tenant }: { name: string; tenant: string }) {
	const { t } = useTranslation("filePicker");
	const [chosen, setChosen] = useState<PickedFile[]>([]);
	return (
		<div className="mt-2 flex flex-col items-start gap-2">
			<noscript>
				<TextField id={`${name}-address`} name={name} label={t("address")} help={t("addressHelp")} optional />
			</noscript>
			<ChooseFiles
				tenant={tenant}
				multiple
				onPicked={(files) => {
					const known = new Set(chosen.map(({ id }) => id));
					setChosen([...chosen, ...files.filter(({ id }) => !known.has(id))]);
				}}
			/>
			{chosen.length > 0 && (
				<ul aria-label={t("chosen")} className="flex flex-wrap gap-2">
					{chosen.map(({ id, file_name }) => (
						<li key={id} className="chip max-w-full pr-1">
							<input type="hidden" name={name} value={id} />
							<Icon name="paperclip" />
							<span className="min-w-0 truncate">{file_name}</span>
							<button
								type="button"
								className="icon-btn icon-btn-sm"
								aria-label={t("without", { name: file_name })}
								title={t("without", { name: file_name })}
								onClick={() => setChosen(chosen.filter((one) => one.id !== id))}
							>
								<Icon name="x" />
							</button>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

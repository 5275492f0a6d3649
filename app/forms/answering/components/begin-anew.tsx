import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { Dialog } from "#app/ui/dialog";

type BeginAnewProps = {
	form: string;
	/** Lets go of what was begun before. */
	onForget: () => void;
};

/** Begins a form anew where something was begun on this device, which goes only when that is said. */
export function BeginAnew({ form, onForget }: BeginAnewProps) {
	const { t } = useTranslation("forms");
	const [open, setOpen] = useState(false);
	const close = () => setOpen(false);
	return (
		<>
			<Button className="min-h-13" aria-haspopup="dialog" onClick={() => setOpen(true)}>
				{t("answering.anew.begin")}
			</Button>
			<Dialog open={open} onClose={close} title={t("answering.anew.title")} description={t("answering.anew.text")}>
				<div className="mt-5 flex flex-wrap gap-2">
					<Button type="submit" kind="erase" form={form} name="go" value="next" onClick={onForget}>
						{t("answering.anew.confirm")}
					</Button>
					<Button onClick={close}>{t("answering.anew.keep")}</Button>
				</div>
			</Dialog>
		</>
	);
}

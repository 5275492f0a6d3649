import { PrintButton } from "#app/forms/reports/components/print-button";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { PageEditor, type PageEditorProps } from "./page-editor";

/** A report page, to be read or written. */
export function PageScreen({ shown, answer }: PageEditorProps) {
	return (
		<PageBody width="home">
			<PageHeader
				title={shown.page.title}
				back={{ to: shown.list, label: shown.form.title }}
				actions={<PrintButton />}
			/>
			<PageEditor shown={shown} answer={answer} />
		</PageBody>
	);
}

import { Field } from "#app/ui/field";
import { FileInput } from "#app/ui/file-input";

type FilesFieldProps = { label: string; help?: string; error?: string };

/** Several files from the device; sent as `files`. The form must be `multipart/form-data`. */
export function FilesField(props: FilesFieldProps) {
	return (
		<Field {...props} id="files">
			{(ties) => <FileInput {...ties} name="files" multiple />}
		</Field>
	);
}

import { storePdf, storePhoto } from '../attachments.ts';
import { faultSentence } from '../backends/backend.ts';
import { useEditor } from '../editor-context.ts';
import * as styles from '../screen.css.ts';

interface ButtonProps {
  label: string;
  /** Gets the address of the stored file. */
  place(address: string): void;
}

interface FileButtonProps extends ButtonProps {
  accept: string;
  /** Stores the chosen file and returns its address; throws a French sentence. */
  store(file: File): Promise<string>;
}

function FileButton({ label, accept, store, place }: FileButtonProps) {
  const { refreshAttachments } = useEditor();
  const take = async (file: File) => {
    try {
      const address = await store(file);
      await refreshAttachments();
      place(address);
    } catch (fault) {
      alert(faultSentence(fault));
    }
  };
  return (
    <label className={styles.button}>
      {label}
      <input
        className={styles.hidden}
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}

/** A button for a photo of this device, which is made smaller and loses its place, day and device. */
export function PhotoButton(props: ButtonProps) {
  const { title } = useEditor();
  return <FileButton {...props} accept="image/*" store={(file) => storePhoto(file, title)} />;
}

/** A button for a PDF of this device. */
export const PdfButton = (props: ButtonProps) => (
  <FileButton {...props} accept="application/pdf,.pdf" store={storePdf} />
);

import { useState } from 'react';
import { useEditor } from '../editor-context.ts';
import * as styles from '../screen.css.ts';

interface Props {
  id: string;
  value: string;
  required: boolean;
  'aria-describedby': string;
  'aria-invalid': boolean;
  onBlur(): void;
  set(value: string): void;
}

export const UNREADABLE_PHOTO =
  'Ce navigateur n’ouvre pas cette photo : depuis un téléphone, elle part en JPEG.';

/** A picture: one of the site, or a photo of this device, which is made smaller and loses its place, day and device. */
export function PictureInput({ value, set, ...common }: Props) {
  const { pictures, addPhoto } = useEditor();
  const [fault, setFault] = useState('');
  const list = `${common.id}-images`;
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      set(await addPhoto(file));
      setFault('');
    } catch {
      setFault(UNREADABLE_PHOTO);
    }
  };
  return (
    <div className={styles.line}>
      <input
        {...common}
        type="text"
        list={list}
        value={value}
        onChange={({ target }) => set(target.value)}
      />
      <datalist id={list}>
        {pictures.map((picture) => (
          <option key={picture} value={picture} />
        ))}
      </datalist>
      <label className={styles.button}>
        Choisir une photo
        <input
          className={styles.hidden}
          type="file"
          accept="image/*"
          onChange={({ target }) => take(target.files?.[0])}
        />
      </label>
      {fault && <p role="alert">{fault}</p>}
    </div>
  );
}

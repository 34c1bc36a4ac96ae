import { useState } from 'react';

type Props = {
  readonly label: string;
  readonly placeholder?: string;
  /** Maximum length, in characters. */
  readonly most: number;
  readonly button: string;
  readonly send: (text: string) => void;
};

/** One line to type and send; an empty one is not sent. */
export function LineForm({ label, placeholder, most, button, send }: Props) {
  const [text, setText] = useState('');
  const submit = () => {
    if (text.trim()) send(text.trim());
    setText('');
  };
  return (
    <form className="chat" onSubmit={(e) => (e.preventDefault(), submit())}>
      <input
        className="input"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={most}
        onChange={(e) => setText(e.target.value)}
      />
      <button type="submit" className="button">
        {button}
      </button>
    </form>
  );
}
